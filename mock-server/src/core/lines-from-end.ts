import { open } from 'node:fs/promises';
import { isErrnoException } from './errno.ts';

const PIECE_BYTES = 65_536;
const NEW_LINE = 0x0a;

/** The lines of a file from the last one to the first, in pieces, so that readers of the newest lines read no further.
 * A missing file has none. */
export async function* linesFromEnd(path: string): AsyncGenerator<readonly string[]> {
  const file = await openIfThere(path);
  if (!file) return;
  try {
    let end = (await file.stat()).size;
    let rest = Buffer.alloc(0); // the end of a line whose start has not been read yet
    while (end > 0) {
      const start = Math.max(0, end - PIECE_BYTES);
      const piece = Buffer.alloc(end - start);
      await file.read(piece, 0, piece.length, start);
      const bytes = Buffer.concat([piece, rest]);
      const whole = start === 0 ? 0 : bytes.indexOf(NEW_LINE) + 1;
      end = start;
      rest = start > 0 && whole === 0 ? bytes : bytes.subarray(0, whole);
      if (start > 0 && whole === 0) continue;
      yield bytes.subarray(whole).toString('utf8').split('\n').toReversed();
    }
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string) {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isErrnoException(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
