import { networkText } from '#runtime';
import type { ReceivedFile } from './call.ts';
import { NetworkError } from './errors.ts';
import type { Guard } from './guard.ts';

/** Exposes the body of a response as a file. The guard watches each read; it ends with the file. */
export function receivedFile(response: Response, guard: Guard, operation: string): ReceivedFile {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  const length = response.headers.get('content-length');
  const stream = guardedStream(response, guard, operation);
  // A Response reads a stream to the end in the platform's own code.
  const read = (): Response => new Response(stream, { headers: { 'content-type': contentType } });
  return {
    filename: filenameOf(response.headers.get('content-disposition')),
    contentType,
    sizeBytes: length === null ? undefined : Number(length),
    stream,
    blob: () => read().blob(),
    text: () => read().text(),
  };
}

function guardedStream(response: Response, guard: Guard, operation: string): ReadableStream<Uint8Array> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  guard.pause();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        guard.moved();
        const chunk = await guard.race(reader.read()).catch((error: unknown) => {
          guard.end();
          throw guard.stopped ?? new NetworkError(networkText(true, response.url, error), { operation, cause: error });
        });
        guard.pause();
        if (!chunk.done) {
          controller.enqueue(chunk.value);
          return;
        }
        guard.end();
        controller.close();
      },
      async cancel(reason) {
        guard.end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The name in a Content-Disposition header, without folders and control characters.
 * @see RFC 6266: `filename*` takes precedence over `filename` */
export function filenameOf(header: string | null): string | undefined {
  const extended = decoded(/filename\*=utf-8'[^']*'([^;]+)/i.exec(header ?? '')?.[1]);
  const name = (extended ?? /filename="?([^";]+)/i.exec(header ?? '')?.[1] ?? '')
    .replaceAll(/^.*[/\\]|\p{Cc}/gu, '')
    .trim();
  return name === '' || name === '.' || name === '..' ? undefined : name;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
