/** A completion for a word. */
export interface Suggestion {
  readonly value: string;
  readonly about: string;
}
