/** What a word could become. */
export interface Suggestion {
  readonly value: string;
  readonly about: string;
}
