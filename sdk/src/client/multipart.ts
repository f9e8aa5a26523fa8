import type { FileSource } from '../contract/file-source.ts';
import type { UnreadableFileError } from './errors.ts';
import type { FormEntry } from './request-parts.ts';
import type { FormUpload, ProgressReport, UploadWays } from './form-upload.ts';

/** A multipart body that is built while it is being sent. */
export interface MultipartBody {
  readonly contentType: string;
  /** The whole body in bytes; undefined when the size of a file is not known. */
  readonly totalBytes: number | undefined;
  /** Opens the body from the start. The files are read as it is read. */
  readonly open: (watch: MultipartWatch) => OpenBody;
}

/** A body being sent. */
export interface OpenBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Closes the file that is being read. A transport that gives up does not always cancel the stream. */
  readonly close: () => Promise<void>;
}

/** Callbacks for a body being sent. */
export interface MultipartWatch {
  /** This many bytes have been sent; called when the next ones are requested. */
  readonly onSent: (sentBytes: number) => void;
  /** A file could not be read. The stream fails with the same error. */
  readonly onUnreadable: (error: unknown) => void;
}

const encoder = new TextEncoder();

/** A form as our own stream with a known length. */
export function streamUpload(
  entries: readonly FormEntry[],
  { fetch, onMoved, unreadable }: UploadWays,
  report: ProgressReport,
): FormUpload {
  let failed: UnreadableFileError | undefined;
  const { contentType, totalBytes, open } = multipartBody(entries);
  const { stream, close } = open({
    onSent(sentBytes) {
      onMoved();
      report.sent(sentBytes, totalBytes);
    },
    onUnreadable(error) {
      failed = unreadable(error);
    },
  });
  const length: Record<string, string> = totalBytes === undefined ? {} : { 'content-length': String(totalBytes) };
  return {
    // A stream cannot be sent otherwise. The browser's types do not know it yet.
    fetch: (url, init) => fetch(url, { ...init, duplex: 'half' } as RequestInit),
    body: stream,
    headers: { 'content-type': contentType, ...length },
    complete: report.complete,
    close,
    failure: () => failed,
  };
}

/** Encodes a form as multipart/form-data.
 * @param boundary - must not occur in any file; random by default.
 * @see RFC 7578; names are escaped as browsers do it */
export function multipartBody(entries: readonly FormEntry[], boundary = randomBoundary()): MultipartBody {
  const parts = entries.map(([name, value]) => ({ head: encoder.encode(headOf(name, value, boundary)), value }));
  const lineBreak = encoder.encode('\r\n');
  const tail = encoder.encode(`--${boundary}--\r\n`);
  let totalBytes: number | undefined = tail.length;
  for (const { head, value } of parts) {
    const size: number | undefined = typeof value === 'string' ? 0 : value.size;
    totalBytes =
      totalBytes === undefined || size === undefined ? undefined : totalBytes + head.length + size + lineBreak.length;
  }
  async function* chunks({ onUnreadable }: MultipartWatch): AsyncGenerator<Uint8Array, void> {
    for (const { head, value } of parts) {
      yield head;
      if (typeof value !== 'string') yield* fileChunks(value, onUnreadable);
      yield lineBreak;
    }
    yield tail;
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    totalBytes,
    open: (watch) => openBody(chunks(watch), watch),
  };
}

/** A text value is included in the head of its part. */
function headOf(name: string, value: string | FileSource, boundary: string): string {
  const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
  if (typeof value === 'string') return `${disposition}\r\n\r\n${value}`;
  const filename = 'name' in value && typeof value.name === 'string' ? value.name : 'blob';
  const type = value.type === undefined || value.type === '' ? 'application/octet-stream' : value.type;
  return `${disposition}; filename="${escaped(filename)}"\r\nContent-Type: ${type.replaceAll(/[\r\n]/g, '')}\r\n\r\n`;
}

function escaped(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Chunks from a file that has become shorter or longer than declared would break the request in a way no one would
 * understand. */
async function* fileChunks(file: FileSource, onUnreadable: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  let read = 0;
  try {
    const reader = (await openFile(file)).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        read += value.length;
        if (file.size !== undefined && read > file.size) break;
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
    if (file.size !== undefined && read !== file.size) throw new Error('The file changed while it was being sent.');
  } catch (error) {
    onUnreadable(error);
    throw error;
  }
}

/** jsdom's Blob cannot be opened as a stream. */
async function openFile(file: FileSource): Promise<ReadableStream<Uint8Array>> {
  const opener: Partial<Pick<FileSource, 'stream'>> = file;
  if (opener.stream !== undefined) return opener.stream();
  const bytes = 'arrayBuffer' in file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Nothing is read ahead, so a chunk counts as sent when the transport asks for the next one. */
function openBody(chunks: AsyncGenerator<Uint8Array, void>, { onSent }: MultipartWatch): OpenBody {
  let sentBytes = 0;
  let isOpen = true;
  const close = async (): Promise<void> => {
    isOpen = false;
    await chunks.return();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // After an early answer, a transport may still ask for more.
        if (isOpen) onSent(sentBytes);
        const { done, value } = await chunks.next();
        if (done === true) {
          controller.close();
          return;
        }
        sentBytes += value.length;
        controller.enqueue(value);
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  return { stream, close };
}

function randomBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return `----grt${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
