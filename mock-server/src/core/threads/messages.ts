/** What a thread is told. `run` tells one piece of work from the next: messages of the last one may still be under way. */
export type Order<Work> =
  | { readonly kind: 'begin'; readonly run: number; readonly work: Work }
  | { readonly kind: 'chunk'; readonly run: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly run: number }
  | { readonly kind: 'more'; readonly run: number };

/** What a thread says. `need` asks for the next bytes of the source. */
export type Answer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'need'; readonly run: number }
  | { readonly kind: 'result'; readonly run: number; readonly result: Result }
  | { readonly kind: 'done'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly error: unknown };

/** Results that a thread may be ahead of whoever takes them. */
export const resultsAhead = 4;
