import type { ForbiddenError } from './errors.ts';
import type { BodyPlan } from './request-parts.ts';

/** A request that is about to be sent. */
export interface RequestEvent {
  readonly operation: string;
  readonly method: string;
  /** Including the query. */
  readonly url: string;
  /** Names are in lower case. What a hook adds is sent. */
  readonly headers: Record<string, string>;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** A response, whatever its status. */
export interface ResponseEvent {
  readonly operation: string;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  /** From the request to the end of the response; for files, to its headers. */
  readonly durationMs: number;
  readonly attempt: number;
}

/** An attempt without a complete response. */
export interface FailureEvent {
  readonly operation: string;
  readonly attempt: number;
  /** `NetworkError`, `TimeoutError`, `AbortedError`, or `UnreadableFileError`. */
  readonly error: unknown;
  readonly durationMs: number;
}

/** A failed attempt that will be retried. */
export interface RetryEvent {
  readonly operation: string;
  /** The attempt that failed. */
  readonly attempt: number;
  readonly delayMs: number;
  readonly error: unknown;
}

/** Called when a call is refused with 403, before it fails. If it returns true, the call is sent once more: the person
 * has done what the error's `code` asks for. With `sharedAnswer`, calls that are refused meanwhile ask once. */
export type OnForbidden = (error: ForbiddenError) => Promise<boolean>;

/** Called during every call: each attempt ends with either `onResponse` or `onFailure`. Anything a hook throws ends the
 * call. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void | Promise<void>) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void | Promise<void>) | undefined;
  readonly onFailure?: ((event: FailureEvent) => void | Promise<void>) | undefined;
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** Receives what hooks receive, plus the bodies. Made by `debugLog`. */
export interface DebugLog {
  request(event: RequestEvent, body: BodyPlan): void;
  /** `json` is the body; undefined for files. */
  response(event: ResponseEvent, json: unknown): void;
  failure(event: FailureEvent): void;
  retry(event: RetryEvent): void;
}
