import type { ErrorCode } from '../contract/index.ts';

/** A code of the contract, or one that a newer server has. `ErrorCodeOf<'domains.approve'>` has those of one operation. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- keeps the known codes when any text is allowed
export type KnownErrorCode = ErrorCode | (string & Record<never, never>);

/** The base class of every failure of a call. Its message is meant to be shown to people. */
export class GrtError extends Error {
  override readonly name: string = 'GrtError';
  /** Name of the operation in the contract, for example `domains.approve`. */
  readonly operation: string;
  /** The server's ID for the request, if it answered. Quote it when asking for help. */
  readonly requestId: string | undefined;

  constructor(message: string, call: FailedCall) {
    super(message, call);
    this.operation = call.operation;
    this.requestId = call.requestId;
  }
}

/** Which call failed. */
export interface FailedCall extends ErrorOptions {
  readonly operation: string;
  readonly requestId?: string | undefined;
}

/** What the server said when it refused a call. */
export interface Refusal extends FailedCall {
  readonly status: number;
  /** The reason as a fixed code for programs; empty if the response is not the platform's but, for example, a
   * proxy's. */
  readonly code: KnownErrorCode;
  /** The whole response body: an object if it was JSON, otherwise a string. Undefined if nothing was sent. */
  readonly body?: unknown;
  /** How long the server asks the caller to wait, from `Retry-After`. */
  readonly retryAfterMs?: number | undefined;
  readonly response?: Response | undefined;
}

/** The server answered with an error status. There are subclasses for the cases that callers handle differently. */
export class ServerError extends GrtError {
  override readonly name: string = 'ServerError';
  readonly status: number;
  readonly code: KnownErrorCode;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
  /** Status and headers. Its body has been read. Undefined for a call that was refused before it was sent. */
  readonly response: Response | undefined;

  constructor(message: string, refusal: Refusal) {
    super(message, refusal);
    this.status = refusal.status;
    this.code = refusal.code;
    this.body = refusal.body;
    this.retryAfterMs = refusal.retryAfterMs;
    this.response = refusal.response;
  }
}

/** 401: wrong credentials, no session, or one that could not be refreshed. */
export class NotSignedInError extends ServerError {
  override readonly name = 'NotSignedInError';
}

/** 403: signed in, but not allowed, or not yet: `challengeOf` tells a sign-in that asks for a second factor. */
export class ForbiddenError extends ServerError {
  override readonly name = 'ForbiddenError';
}

/** 404: not found, or it belongs to someone else. */
export class NotFoundError extends ServerError {
  override readonly name = 'NotFoundError';
}

/** 409: the current state does not allow it. The message describes that state; `body` may include it. */
export class ConflictError extends ServerError {
  override readonly name = 'ConflictError';
}

/** 410: an upload or a link that has expired or been used. */
export class GoneError extends ServerError {
  override readonly name = 'GoneError';
}

/** 413: the body or the file is larger than the server accepts. */
export class TooLargeError extends ServerError {
  override readonly name = 'TooLargeError';
}

/** 422: the server refuses individual fields. */
export class ValidationError extends ServerError {
  override readonly name = 'ValidationError';
  /** Messages by field name as sent on the wire; show the first one of each field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, refusal: Refusal, fields: ValidationError['fields']) {
    super(message, refusal);
    this.fields = fields;
  }
}

/** 429: too many calls. `retryAfterMs` says how long to wait, in milliseconds. */
export class RateLimitedError extends ServerError {
  override readonly name = 'RateLimitedError';
}

/** The server could not be reached, or the connection broke. */
export class NetworkError extends GrtError {
  override readonly name = 'NetworkError';
}

/** No complete response arrived within the time limit, or no byte of an upload moved for that long. */
export class TimeoutError extends GrtError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal aborted the call. `cause` is the signal's reason. */
export class AbortedError extends GrtError {
  override readonly name = 'AbortedError';
}

/** A success status with a response that does not match the contract, for example malformed JSON. */
export class BadReplyError extends GrtError {
  override readonly name = 'BadReplyError';
}

/** The file to send could not be read to the end. `cause` says why. */
export class UnreadableFileError extends GrtError {
  override readonly name = 'UnreadableFileError';
}
