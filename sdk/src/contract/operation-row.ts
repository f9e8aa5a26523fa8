import type { AccountRole } from './schema.gen.ts';

/** Who calls: a visitor has no session. */
export type CallerRole = 'visitor' | AccountRole;

/** What the client must know about an operation to send it. Generated into `operations.gen.ts`. */
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base, with `{name}` for each path parameter. */
  readonly path: string;
  /** Names of the query parameters. */
  readonly query?: readonly string[];
  /** How the remaining fields of the input are sent. `either`: multipart if they include a file, otherwise JSON. */
  readonly body?: 'json' | 'multipart' | 'either';
  /** The file fields, with what the server accepts. */
  readonly files?: Readonly<Record<string, FileRule>>;
  readonly result: ResultKind;
  /** The same call returns a file if the query parameter `format` asks for one. */
  readonly alsoFile?: true;
  /** False when the call needs no session; a 401 is then an answer and never leads to a refresh. */
  readonly auth?: false;
}

/** What a parameter in a path or query may be; of a list, each entry. Generated into `parameters.gen.ts`, apart from the table,
 * so that browsers do not carry it. */
export interface ParameterRule {
  /** Text, if there is none. */
  readonly type?: 'integer' | 'number' | 'boolean';
  /** The only ones, as they are written. */
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isList?: true;
}

/** The fields of a call: path, query and body side by side. */
export type FlatInput = Readonly<Record<string, unknown>>;

/** What a call returns: the envelope's `data`, a `page` of a list, the `whole` reply, a `file`, nothing, or `any` of
 * these, for a request that the contract does not have. */
export type ResultKind = 'data' | 'page' | 'whole' | 'file' | 'none' | 'any';

/** What the server accepts as a file. */
export interface FileRule {
  readonly maxBytes?: number;
  /** File extensions without a dot. */
  readonly types?: readonly string[];
}

/** Who may call an operation. Generated into `access.gen.ts`, apart from the table, so that browsers do not carry
 * it. */
export interface OperationAccess {
  readonly roles: readonly CallerRole[];
  /** What an API token needs. `*`: any token will do. Empty: no token, only a signed-in person. */
  readonly scopes: readonly string[];
  /** Not in the specification. */
  readonly extension: boolean;
}
