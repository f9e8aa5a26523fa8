import { Worker } from 'node:worker_threads';
import type { PictureWork } from './picture-pdf-worker.ts';

/** The resources a conversion may use. */
export interface ConversionLimits {
  readonly timeMs: number;
  /** JavaScript heap. Pixels are outside it: they stream row by row, and an interlaced picture is buffered once. */
  readonly heapMb: number;
}

/** The picture could not be converted; the original is still available. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
}

/** @throws ConversionError when a picture is broken or needs too many resources. */
export type PictureConverter = (work: PictureWork) => Promise<Uint8Array>;

/** Concurrent conversions: more would only compete for the same processors. */
const places = 2;
const usual: ConversionLimits = { timeMs: 30_000, heapMb: 256 };

/** Converts pictures to PDF in separate threads, a few at a time, so that no picture blocks other requests. */
export function createPictureConverter(limits = usual): PictureConverter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await convert(work, limits);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function convert(workerData: PictureWork, { timeMs, heapMb }: ConversionLimits): Promise<Uint8Array> {
  const worker = new Worker(new URL('./picture-pdf-worker-start.mjs', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reason: string, cause?: unknown): void => reject(new ConversionError(reason, { cause }));
      timer = setTimeout(() => fail(`The conversion took longer than ${String(timeMs)} ms`), timeMs);
      worker.once('message', resolve);
      worker.once('error', (error) => fail('The picture cannot be converted', error));
      worker.once('exit', () => fail('The conversion ended without a result'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
