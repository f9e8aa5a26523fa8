/** Messages to a thread. `run` distinguishes one piece of work from the next: messages of the last one may still be in
 * transit. */
export type Order<Work> =
  | { readonly kind: 'begin'; readonly run: number; readonly work: Work }
  | { readonly kind: 'chunk'; readonly run: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly run: number }
  | { readonly kind: 'more'; readonly run: number };

/** Messages from a thread. `taken`: it has begun with the next chunk of its source. */
export type Answer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken'; readonly run: number }
  | { readonly kind: 'result'; readonly run: number; readonly result: Result }
  | { readonly kind: 'done'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly error: unknown };

/** How many results a thread may be ahead of their consumer. */
export const resultsAhead = 4;

/** Chunks of the source that are sent ahead: on a busy machine a thread would wait long for each of them otherwise. */
export const chunksAhead = 16;
