/** What every failure of a call has in common. Its message is meant for people. */
export class GrtError extends Error {
  override readonly name: string = 'GrtError';
  /** Name of the operation as in the contract, for example `domains.approve`. */
  readonly operation: string;
  /** The server's name for the request, where it answered. Quote it when asking for help. */
  readonly requestId: string | undefined;

  constructor(message: string, { operation, requestId, ...options }: FailedCall) {
    super(message, options);
    this.operation = operation;
    this.requestId = requestId;
  }
}

/** Which call failed. */
export interface FailedCall extends ErrorOptions {
  readonly operation: string;
  readonly requestId?: string | undefined;
}

/** What the server said when it refused. */
export interface Refusal extends FailedCall {
  readonly status: number;
  /** The reason in a fixed word for programs; empty where the answer is not the platform's, for example a proxy's. */
  readonly code: string;
  /** The whole answer: an object where it was JSON, else a text. */
  readonly body: unknown;
  /** How long the server asks to wait, from `Retry-After`. */
  readonly retryAfterMs?: number | undefined;
}

/** The server answered with an error status. Subclasses exist where a caller acts differently. */
export class ServerError extends GrtError {
  override readonly name: string = 'ServerError';
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, refusal: Refusal) {
    const { status, code, body, retryAfterMs, ...call } = refusal;
    super(message, call);
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** 401: wrong credentials, no session, or one that could not be refreshed. */
export class NotSignedInError extends ServerError {
  override readonly name = 'NotSignedInError';
}

/** 403: signed in, but not allowed. */
export class ForbiddenError extends ServerError {
  override readonly name = 'ForbiddenError';
}

/** 404: not there, or somebody else's. */
export class NotFoundError extends ServerError {
  override readonly name = 'NotFoundError';
}

/** 409: the present state does not allow it. The message names what stands; `body` may hold it. */
export class ConflictError extends ServerError {
  override readonly name = 'ConflictError';
}

/** 410: an upload or a link that has expired or been used. */
export class GoneError extends ServerError {
  override readonly name = 'GoneError';
}

/** 413: the body or the file is larger than what the server takes. */
export class TooLargeError extends ServerError {
  override readonly name = 'TooLargeError';
}

/** 422: the server refuses single fields. */
export class ValidationError extends ServerError {
  override readonly name = 'ValidationError';
  /** Field name as on the wire, to its messages; the first one is the one to show. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, refusal: Refusal, fields: ValidationError['fields']) {
    super(message, refusal);
    this.fields = fields;
  }
}

/** 429: too many calls. `retryAfterMs` says how long to wait. */
export class RateLimitedError extends ServerError {
  override readonly name = 'RateLimitedError';
}

/** 501: this server does not have the operation yet. */
export class NotBuiltError extends ServerError {
  override readonly name = 'NotBuiltError';
}

/** The server could not be reached, or the connection broke. */
export class NetworkError extends GrtError {
  override readonly name = 'NetworkError';
}

/** No complete response within the time limit, or no byte of an upload moved for that long. */
export class TimeoutError extends GrtError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal ended the call. `cause` is the signal's reason. */
export class AbortedError extends GrtError {
  override readonly name = 'AbortedError';
}

/** A success status with an answer that is not what the contract says, for example broken JSON. */
export class BadReplyError extends GrtError {
  override readonly name = 'BadReplyError';
}

/** The file to send could not be read to its end. `cause` says why. */
export class UnreadableFileError extends GrtError {
  override readonly name = 'UnreadableFileError';
}
