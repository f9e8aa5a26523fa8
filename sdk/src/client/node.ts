/** The parts of the client that only work in Node. */
import { open, stat, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import type { NamedFileSource } from '../contract/file-source.ts';

export { fromEnvironment } from './credentials/from-environment.ts';

const chunkBytes = 262_144;

/** A file by its path. It is read while it is sent, a quarter of a megabyte at a time, and reopened for a retry.
 * @throws the file system's error if there is no such file, or if it is not a file */
export async function fileFromPath(
  path: string,
  options: { readonly name?: string; readonly type?: string } = {},
): Promise<NamedFileSource> {
  const found = await stat(path);
  if (!found.isFile()) throw Object.assign(new Error(`${path} is not a file`), { code: 'EISDIR', path });
  const { name = basename(path), type } = options;
  return { name, size: found.size, ...(type === undefined ? {} : { type }), stream: () => fileStream(path) };
}

/** A stream that can be read once, such as standard input. Such an upload is never retried, and has no percentage
 * unless its size is given. */
export function fileFromStream(
  stream: ReadableStream<Uint8Array>,
  { name, size }: { readonly name: string; readonly size?: number },
): NamedFileSource {
  return { name, ...(size === undefined ? {} : { size }), replayable: false, stream: () => stream };
}

/** Closes the file at the end, on cancellation, and when it cannot be read. */
function fileStream(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(path);
        const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes)).catch(async (error: unknown) => {
          await file?.close();
          throw error;
        });
        if (bytesRead > 0) {
          controller.enqueue(buffer.subarray(0, bytesRead));
          return;
        }
        await file.close();
        controller.close();
      },
      async cancel() {
        await file?.close();
      },
    },
    { highWaterMark: 0 },
  );
}
