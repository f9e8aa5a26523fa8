/** A form of texts that JSON Schema has no word for, named in the contract as `format`. */
export interface TextFormat {
  /** Whether a text, as it is kept, has this form. Never asked about an empty one: whether that will do is said by `required`
   * and `minLength`. */
  readonly accepts: (text: string) => boolean;
  /** The text as it is kept, for example in lower case; as it came when it does not have this form. */
  readonly keep?: (text: string) => string;
}

/** The same for numbers. */
export interface NumberFormat {
  readonly accepts: (number: number) => boolean;
}
