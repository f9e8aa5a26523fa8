import type { ErrorCode } from '../contract/index.ts';

/** A code of the contract, or one that a newer server has. `ErrorCodeOf<'domains.approve'>` has those of one operation. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- keeps the known codes when any text is allowed
export type KnownErrorCode = ErrorCode | (string & Record<never, never>);

/** The base class of every failure of a call. Outside of a page, its message is meant for logs: after the reason, it has the status
 * and the request ID. */
export class GrtError extends Error {
  override readonly name: string = 'GrtError';
  /** What went wrong, for people. */
  declare readonly reason: string;
  /** Name of the operation in the contract, for example `domains.approve`. */
  declare readonly operation: string;
  /** The server's ID for the request, if it answered. Quote it when asking for help. */
  declare readonly requestId: string | undefined;

  constructor(message: string, call: FailedCall) {
    super(message, call);
    Object.assign(this, { reason: message }, call);
  }
}

/** Which call failed. */
export interface FailedCall extends ErrorOptions {
  readonly operation: string;
  readonly requestId?: string | undefined;
  /** The same as the message by default. */
  readonly reason?: string;
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
  declare readonly status: number;
  declare readonly code: KnownErrorCode;
  declare readonly body: unknown;
  declare readonly retryAfterMs: number | undefined;
  /** Status and headers. Its body has been read. Undefined for a call that was refused before it was sent. */
  declare readonly response: Response | undefined;

  // oxlint-disable-next-line no-useless-constructor -- it asks for more than its base does
  constructor(message: string, refusal: Refusal) {
    super(message, refusal);
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
