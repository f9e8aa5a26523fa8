/** Messages to a thread. `run` distinguishes one piece of work from the next: messages of the last one may still be in
 * transit. */
export type Order<Work> =
  | { readonly kind: 'begin'; readonly run: number; readonly work: Work }
  | { readonly kind: 'chunk'; readonly run: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly run: number }
  | { readonly kind: 'more'; readonly run: number };

/** Messages from a thread. `need` asks for the next bytes of the source. */
export type Answer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'need'; readonly run: number }
  | { readonly kind: 'result'; readonly run: number; readonly result: Result }
  | { readonly kind: 'done'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly error: unknown };

/** How many results a thread may be ahead of their consumer. */
export const resultsAhead = 4;
