import type { XhrClass } from './browser-types.ts';
import type { UploadProgress } from './call.ts';
import type { UnreadableFileError } from './errors.ts';
import { isBlob, type FormEntry } from './request-parts.ts';

/** What a client needs from `fetch`: a URL as a string, and its settings. */
export type FetchLike = (url: string, init: RequestInit) => Response | Promise<Response>;

/** How a form is sent, and the callbacks to call. */
export interface UploadWays {
  readonly fetch: FetchLike;
  /** Makes the error for a file that could not be read. */
  readonly unreadable: (cause: unknown) => UnreadableFileError;
  /** The only way a browser reports the progress of an upload. */
  readonly Xhr: XhrClass | undefined;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
  /** A byte has moved, in either direction. */
  readonly onMoved: () => void;
}

/** A form that is ready to be sent. */
export interface FormUpload {
  readonly fetch: FetchLike;
  readonly body: FormData | ReadableStream<Uint8Array>;
  readonly headers?: Record<string, string>;
  /** The server has answered. */
  readonly complete: () => void;
  /** The attempt is over. */
  readonly close?: () => Promise<void>;
  /** Why the body broke, if it did. */
  readonly failure?: () => UnreadableFileError | undefined;
}

/**
 * Prepares a form: as a browser form if there is XMLHttpRequest, otherwise as our own stream with a known length.
 */
export async function formUpload(entries: readonly FormEntry[], ways: UploadWays): Promise<FormUpload> {
  const { Xhr, onMoved } = ways;
  const report = progressReport(ways.onProgress);
  const { complete } = report;
  if (Xhr !== undefined)
    return { fetch: xhrFetch(Xhr, { onMoved, report }), body: await formDataOf(entries), complete };
  // Browsers never get here and need not load it.
  const { streamUpload } = await import('./multipart.ts');
  return streamUpload(entries, ways, report);
}

/** Reports how much was sent. */
export interface ProgressReport {
  readonly sent: (sentBytes: number, totalBytes: number | undefined) => void;
  readonly complete: () => void;
}

/**
 * Reports only rising numbers, and the total only once everything was sent, not when the last bytes were handed over.
 */
function progressReport(onProgress: UploadWays['onProgress']): ProgressReport {
  let reached = -1;
  let whole: UploadProgress | undefined;
  return {
    sent(sentBytes, totalBytes) {
      if (sentBytes <= reached) return;
      reached = sentBytes;
      if (sentBytes === totalBytes) whole = { sentBytes, totalBytes };
      else onProgress?.({ sentBytes, totalBytes });
    },
    complete() {
      if (whole) onProgress?.(whole);
      whole = undefined;
    },
  };
}

/** A source that is not a Blob is read into one first, because browsers cannot send a stream. */
async function formDataOf(entries: readonly FormEntry[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else if (isBlob(value)) form.append(name, value);
    else form.append(name, await new Response(value.stream()).blob(), value.name);
  }
  return form;
}

interface XhrWatch {
  readonly onMoved: () => void;
  readonly report: ProgressReport;
}

/** `fetch` built on XMLHttpRequest. */
function xhrFetch(Xhr: XhrClass, { onMoved, report }: XhrWatch): FetchLike {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const xhr = new Xhr();
      xhr.open(method, url);
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = true;
      new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        onMoved();
        report.sent(loaded, total);
      });
      xhr.upload.addEventListener('load', report.complete);
      xhr.addEventListener('progress', onMoved);
      xhr.addEventListener('load', () => resolve(responseOf(xhr)));
      xhr.addEventListener('error', () => reject(new TypeError()));
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.send(body instanceof FormData ? body : null);
    });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const [, name = '', value = ''] of xhr.getAllResponseHeaders().matchAll(/^([^:\r\n]+):(.*)/gm))
    headers.append(name, value);
  const body: unknown = xhr.response;
  return new Response(body instanceof ArrayBuffer && body.byteLength > 0 ? body : null, {
    status: xhr.status,
    headers,
  });
}
