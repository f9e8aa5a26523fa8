import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

import type { ScratchFile } from './file-store.ts';

/** A write may be partial, for example when the disk is nearly full. */
export async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  let rest = chunk;
  while (rest.byteLength > 0) {
    const { bytesWritten } = await handle.write(rest);
    rest = rest.subarray(bytesWritten);
  }
}

/** Unlinked from the start, so that not even a crash leaves it behind. */
export async function openScratch(path: string): Promise<ScratchFile> {
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  let end = 0;
  return {
    async append(bytes) {
      const position = end;
      await writeAll(handle, bytes);
      end += bytes.byteLength;
      return position;
    },
    async read(position, length) {
      const bytes = Buffer.allocUnsafe(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled);
        if (bytesRead === 0) throw new RangeError(`The scratch file ends before ${String(position + length)} bytes`);
        filled += bytesRead;
      }
      return bytes;
    },
    close: () => handle.close(),
  };
}
