import type { XhrClass } from './browser-types.ts';
import type { UploadProgress } from './call.ts';
import type { FetchLike, FormUpload, ProgressReport, UploadWays } from './form-upload.ts';
import { isBlob, type FormEntry } from './request-parts.ts';

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
  for (const line of xhr.getAllResponseHeaders().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':'));
  }
  const body: unknown = xhr.response;
  return new Response(body instanceof ArrayBuffer && body.byteLength > 0 ? body : null, {
    status: xhr.status,
    headers,
  });
}
