// The parts of a browser that the client's types mention, for programs that are compiled without the browser's own.

/** A request that reports its progress. Programs without the browser's types have none. */
export type XhrClass = new () => typeof globalThis extends { XMLHttpRequest: new () => infer Request }
  ? Request
  : never;

/** What is needed of a browser's `localStorage`. */
export interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
