/** One command whose flags and words are fields of a request. */
export interface WalkedCommand {
  /** As it is called: `domains add`. */
  readonly command: string;
  readonly operation: string;
  readonly as: 'acme' | 'admin' | 'visitor';
  /** Words after the command; one that starts with `:` is the field of this name, `{file}` is a file, and
   * `{setup-link}` what an approved applicant is sent. */
  readonly words?: readonly string[];
  /** Wire names of the fields, by flag. */
  readonly flags: Readonly<Record<string, string>>;
  /** Values that are right, by wire name. */
  readonly base: Readonly<Record<string, string>>;
  /** The values that are refused, by wire name. By default, each text is too long. */
  readonly wrong?: Readonly<Record<string, string>>;
  /** Flags with a value that is no field of the request. */
  readonly others?: readonly string[];
  /** What the command adds to the body by itself. */
  readonly adds?: Readonly<Record<string, unknown>>;
  /** Words and flags that are never changed. */
  readonly fixed?: readonly string[];
  /** A call that may carry the same body instead. */
  readonly also?: string;
  /** A call that the command makes before this one, with none of the fields. */
  readonly asksFirst?: string;
  readonly kind?: 'multipart';
  /** What is piped in. */
  readonly stdin?: string;
}

export const person = { first_name: 'Nora', last_name: 'Field', email: 'nora@brightside.example' };

export const reviewed = [
  '--all',
  '--assignee',
  '--search',
  '--client',
  '--from',
  '--domain',
  '--resume',
  '--concurrency',
];
