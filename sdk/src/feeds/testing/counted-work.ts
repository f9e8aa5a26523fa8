import { createContext, runInContext } from 'node:vm';
import type * as Feeds from '../index.ts';
import { countNatives, type Realm, type VisitCounter } from './counted-natives.ts';
import { countedSource } from './counted-source.ts';

/** The feed readers in a realm of their own, where their work is counted. */
export interface CountedFeeds {
  readonly feeds: typeof Feeds;
  /** Bytes of a text in UTF-8, in blocks, as arrays of the realm. */
  readonly source: (text: string) => AsyncGenerator<Uint8Array>;
  /** What an action does: turns of functions and loops, and characters that native functions visit. */
  readonly workOf: (action: () => unknown) => Promise<number>;
}

/** Loads the feed readers so that their work can be counted instead of timed: the count is the same on any machine. What
 * the language does natively is replaced in the readers' own realm only, so nothing has to be restored.
 *
 * Three things are not counted. A slice of a text is a view of it in V8, whatever its length. Joining two texts by `+` only
 * notes both; V8 copies them once, when the result is first read, and most readers of a result are counted. The steps
 * within one search for a pattern cannot be seen: `scripts/patterns.mjs` judges whether they are linear, so here the
 * characters between the start of the search and the end of what it finds represent them.
 * @param blockBytes - size of the blocks in which the readers read. */
export async function countedFeeds(blockBytes: number): Promise<CountedFeeds> {
  const counter: VisitCounter = { visited: 0 };
  const context = createContext({
    DecompressionStream,
    URL,
    URLSearchParams,
    TextDecoder: class extends TextDecoder {
      override decode(bytes?: Uint8Array, options?: { stream?: boolean }): string {
        counter.visited += bytes?.length ?? 0;
        return super.decode(bytes, options);
      }
    },
  });
  const realm = runInContext('globalThis', context) as Realm;
  countNatives(realm, counter);
  // Names of a realm are looked up each time, which takes longer than everything else, unless they are constants.
  const names = Object.getOwnPropertyNames(realm).filter((name) => /^[A-Z]/.test(name));
  const { feeds, steps } = runInContext(
    `(() => { const { ${names.join(', ')} } = globalThis; return ${await countedSource(blockBytes)}; })()`,
    context,
  ) as { feeds: typeof Feeds; steps: () => number };
  const arrayOf = runInContext('(bytes) => new Uint8Array(bytes)', context) as (bytes: Uint8Array) => Uint8Array;
  return {
    feeds,
    async *source(text) {
      const bytes = arrayOf(new TextEncoder().encode(text));
      for (let at = 0; at < bytes.length; at += blockBytes) yield bytes.subarray(at, at + blockBytes);
    },
    async workOf(action) {
      const before = steps() + counter.visited;
      await action();
      return steps() + counter.visited - before;
    },
  };
}
