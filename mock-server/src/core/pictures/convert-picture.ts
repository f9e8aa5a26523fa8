import { Worker } from 'node:worker_threads';
import type { PictureWork } from './picture-pdf-worker.ts';

/** What a conversion may use. */
export interface ConversionLimits {
  readonly timeMs: number;
  /** Of JavaScript's heap. Pixels are not on it: they pass row by row, and those of an interlaced picture are held once. */
  readonly heapMb: number;
}

/** Whoever is told of it can still have the picture as it is. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
}

/** @throws ConversionError when a picture is broken or takes too much. */
export type PictureConverter = (work: PictureWork) => Promise<Uint8Array>;

/** Conversions at once: more would only share the same processors. */
const places = 2;
const usual: ConversionLimits = { timeMs: 30_000, heapMb: 256 };

/** Converts pictures to PDF in threads of their own, a few at a time, so that no picture holds anybody else up. */
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
