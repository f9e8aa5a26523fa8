import type { XhrClass } from './browser-types.ts';
import type { UploadProgress } from './call.ts';
import type { UnreadableFileError } from './errors.ts';

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

/** Reports how much was sent. */
export interface ProgressReport {
  readonly sent: (sentBytes: number, totalBytes: number | undefined) => void;
  readonly complete: () => void;
}
