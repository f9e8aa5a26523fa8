import type { PageMeta } from './contract/schema.gen.ts';
import { GrtError } from './errors.ts';

/** What a single call may be told beside its input. */
export interface CallOptions {
  /** Ends the call, a wait before a retry included. */
  readonly signal?: AbortSignal | undefined;
  /** Limit for one attempt up to the last byte of the answer; for uploads the longest time without a byte moved. */
  readonly timeoutMs?: number | undefined;
  /** How often it may be sent again. Only what is safe to repeat is. */
  readonly retries?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Makes a POST safe to repeat: the server answers the same key and body with the first answer for 24 hours. */
  readonly idempotencyKey?: string | undefined;
  /** Called while a body with files is sent. The last call has `sentBytes` equal to `totalBytes`, after everything was sent. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** How much of an upload has been sent. It starts again from 0 when the upload is sent again. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Undefined when the size of a file is not known beforehand. */
  readonly totalBytes: number | undefined;
}

/** What came of a call that does not throw. */
export type SafeResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: GrtError };

/** The result with the answer it was taken from. */
export interface WithResponse<T> {
  readonly data: T;
  /** The envelope's `message`, meant for people. */
  readonly message: string | undefined;
  /** The whole JSON as it was sent; undefined for files. */
  readonly body: unknown;
  /** Status and headers. Its body has been read. */
  readonly response: Response;
  readonly requestId: string | undefined;
}

/** A call under way: a promise of the result that can also be asked for more. It is sent at once, not when awaited. */
export interface Call<T> extends Promise<T> {
  /** The result or the error, without throwing. Errors that are not a `GrtError` are bugs and are thrown all the same. */
  safe(): Promise<SafeResult<T>>;
  /** The result together with status, headers and message. */
  withResponse(): Promise<WithResponse<T>>;
}

/** One page of a list. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly meta: PageMeta;
}

/** A call of a list: a promise of one page, and an iterable over the items of this and all following pages. */
export interface PageCall<Item> extends Call<Page<Item>>, AsyncIterable<Item> {
  /** This page and the following ones, each fetched when it is asked for. */
  pages(): AsyncIterable<Page<Item>>;
  /** The items of this and the following pages in one list, `limit` of them at most. */
  toArray(options: { readonly limit: number }): Promise<Item[]>;
}

/** A file that the server answered. It can be read once. */
export interface ReceivedFile {
  /** As the server names it, without any folder; undefined when it does not. */
  readonly filename: string | undefined;
  readonly contentType: string;
  /** Undefined when the server does not say. */
  readonly sizeBytes: number | undefined;
  /** The bytes as they come. They end with a `TimeoutError` when none comes for the call's time limit. */
  readonly stream: ReadableStream<Uint8Array>;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

/** Makes a call of a request that is under way. */
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
