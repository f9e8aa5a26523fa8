/** What `grt __complete` prints for a shell that should offer files, too. */
export const filesDirective = ':files';

/** A completion for a word. */
export interface Suggestion {
  readonly value: string;
  readonly about: string;
  /** Another name of what is offered besides: `feed` of `feeds`. */
  readonly isSecondName?: boolean;
}
