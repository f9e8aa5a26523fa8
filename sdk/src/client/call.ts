import type { PageMeta } from '../contract/schema.gen.ts';
import { GrtError } from './errors.ts';
import type { RetryPolicy } from './retry-policies.ts';

/** Options of a single call, in addition to its input. */
export interface CallOptions {
  /** Ends the call, including any wait before a retry. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit for one attempt, up to the last byte of the response; for uploads, the longest time without any byte
   * moving. */
  readonly timeoutMs?: number | undefined;
  /** How many times the call may be retried. Only calls that are safe to repeat are retried. */
  readonly retries?: number | undefined;
  /** Another policy than that of `retries`, such as `waitPolicy` for work that goes on without the caller. */
  readonly retry?: RetryPolicy | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Makes a POST safe to repeat: for 24 hours the server answers the same key and body with the first response. Each
   * call has one of its own; give one to be safe beyond this call, such as when a person tries again. */
  readonly idempotencyKey?: string | undefined;
  /** For calls that edit: the `etag` of the reply that was read before. The call fails with status 412 and the code
   * `precondition_failed` if someone has changed it since. Without it, the last one to save wins. */
  readonly ifMatch?: string | undefined;
  /** Called while a body with files is being sent. The last call comes after everything was sent, with `sentBytes`
   * equal to `totalBytes`. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** How much of an upload has been sent. Starts over at 0 when the upload is retried. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Undefined when the size of a file is not known in advance. */
  readonly totalBytes: number | undefined;
}

/** The outcome of a call that does not throw. */
export type SafeResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: GrtError };

/** The result with the response it was taken from. */
export interface WithResponse<T> {
  readonly data: T;
  /** The envelope's `message`, meant to be shown to people. */
  readonly message: string | undefined;
  /** The complete JSON as the server sent it; undefined for files. */
  readonly body: unknown;
  /** Status and headers. Its body has been read. */
  readonly response: Response;
  readonly requestId: string | undefined;
  /** The version of what was shown, for the `ifMatch` of calls that edit it. Undefined where nothing can be edited. */
  readonly etag: string | undefined;
}

/** A call in progress: a promise of the result that can also give more. It is sent immediately, not when awaited. */
export interface Call<T> extends Promise<T> {
  /** The result or the error, without throwing. Errors that are not a `GrtError` are bugs and are still thrown. */
  safe(): Promise<SafeResult<T>>;
  /** The result along with status, headers and message. */
  withResponse(): Promise<WithResponse<T>>;
}

/** One page of a list. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: PageMeta;
}

/** A call to a list: a promise of one page, and an iterable over the items of this page and all following ones. */
export interface PageCall<Item> extends Call<Page<Item>>, AsyncIterable<Item> {
  /** This page and the following ones, each fetched on demand. */
  pages(): AsyncIterable<Page<Item>>;
  /** The items of this page and the following ones in one array, at most `limit` of them. */
  toArray(options: { readonly limit: number }): Promise<Item[]>;
}

/** A file that the server sent. It can be read once. */
export interface ReceivedFile {
  /** The name that the server gives, without any folder; undefined when it gives none. */
  readonly filename: string | undefined;
  readonly contentType: string;
  /** Undefined when the server does not say. */
  readonly sizeBytes: number | undefined;
  /** The bytes as they arrive. Fails with a `TimeoutError` when none arrives within the call's time limit. */
  readonly stream: ReadableStream<Uint8Array>;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

/** Wraps a request in progress in a call. */
export function callOf<T>(sent: Promise<WithResponse<T>>): Call<T> {
  const result = sent.then(({ data }) => data);
  return Object.assign(result, {
    withResponse: () => result.then(() => sent),
    safe: () =>
      result.then(
        (data): SafeResult<T> => ({ ok: true, data }),
        (error: unknown): SafeResult<T> => {
          if (error instanceof GrtError) return { ok: false, error };
          throw error;
        },
      ),
  });
}
