import { ThreadBoundError } from '../threads/conversation.ts';
import { createThreads, onlyResult, type ThreadLimits } from '../threads/threads.ts';
import type { PictureWork } from './picture-pdf-worker.ts';

/** Whoever is told of it can still have the picture as it is. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
}

/** @throws ConversionError when a picture is broken or takes too much. */
export type PictureConverter = (work: PictureWork) => Promise<Uint8Array>;

/** Conversions at once: more would only share the same processors. */
const places = 2;
/** Pixels are not on the heap: they pass row by row, and those of an interlaced picture are held once. */
const usual: ThreadLimits = { timeMs: 30_000, heapMb: 256 };

/** Converts pictures to PDF in threads of their own, a few at a time, so that no picture holds anybody else up. */
export function createPictureConverter(limits = usual): PictureConverter {
  const start = new URL('./picture-pdf-worker-start.mjs', import.meta.url);
  const run = createThreads<PictureWork, Uint8Array>({ start, places, limits });
  return async (work) => {
    try {
      return await onlyResult(run(work));
    } catch (error) {
      const reason = error instanceof ThreadBoundError ? error.message : 'The picture cannot be converted';
      throw new ConversionError(reason, { cause: error });
    }
  };
}

/** The converter of this process. */
export const convertPicture = createPictureConverter();
