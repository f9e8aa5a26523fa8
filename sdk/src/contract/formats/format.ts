/** A text format that JSON Schema does not define, named in the contract as `format`. */
export interface TextFormat {
  /** Whether a normalized text has this format. Never called for an empty one: `required` and `minLength` say whether
   * that is allowed. */
  readonly accepts: (text: string) => boolean;
  /** Normalizes the text for storage, for example to lowercase; returns it unchanged if it does not have this format.
   */
  readonly keep?: (text: string) => string;
}

/** The same for numbers. */
export interface NumberFormat {
  readonly accepts: (number: number) => boolean;
}
