import { ThreadBoundError } from '../threads/conversation.ts';
import { createThreads, onlyResult, type RunInThread, type ThreadLimits } from '../threads/threads.ts';
import type { PageFacts, PageWork } from './page-text-worker.ts';

/** Reading a page took more than it may. The message says so in a sentence. */
export class PageTooCostly extends Error {
  override readonly name = 'PageTooCostly';
}

/** Reads a foreign page in a thread with limits on its time and memory, so that no page holds anybody else up.
 * @throws PageTooCostly at a limit; the reason of the signal if it is aborted */
export type PageReader = (work: PageWork, signal: AbortSignal) => Promise<PageFacts>;

/** Pages at once: as many as are looked at. */
const places = 2;
/** Half a megabyte takes milliseconds; a busy machine may take many times as long. */
const limits: ThreadLimits = { timeMs: 10_000, heapMb: 128 };
const start = new URL('./page-text-worker-start.mjs', import.meta.url);

const sentences = {
  time: 'The page answered, but takes too long to read, so its text is unknown.',
  memory: 'The page answered, but takes too much memory to read, so its text is unknown.',
};

export function createPageReader(
  run: RunInThread<PageWork, PageFacts> = createThreads({ start, places, limits }),
): PageReader {
  return async (work, signal) => {
    try {
      return await onlyResult(run(work, { signal }));
    } catch (error) {
      if (error instanceof ThreadBoundError) throw new PageTooCostly(sentences[error.bound], { cause: error });
      throw error;
    }
  };
}

/** The reader of this process: its threads share the processors, however many servers the process runs. */
export const pageReader = createPageReader();
