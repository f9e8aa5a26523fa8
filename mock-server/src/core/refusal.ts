import { fieldsRefused, type ErrorCode } from '@grt/sdk/contract';

/** Wire field names (dotted if nested) to messages; the first one is the one to show. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Details of a refusal besides its status and message. */
export interface RefusalDetails {
  /** A code of the contract; each status has a default. The operation lists it (`x-error-codes`). */
  code?: ErrorCode | undefined;
  /** For 422: the refused fields. */
  errors?: FieldErrors | undefined;
  /** For 409: the current state. */
  current?: Readonly<Record<string, unknown>> | undefined;
  /** For 403 `second_factor_required`: how the sign-in continues. */
  challenge?: Readonly<Record<string, unknown>> | undefined;
  /** Reply headers, for example `Retry-After`. */
  headers?: Readonly<Record<string, string>> | undefined;
  cause?: unknown;
}

/** Every status that something is refused with, and its code unless another one is named. */
const codes = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  410: 'gone',
  412: 'precondition_failed',
  413: 'too_large',
  415: 'wrong_type',
  421: 'wrong_host',
  422: 'invalid',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
  504: 'outcome_unknown',
} as const satisfies Readonly<Record<number, ErrorCode>>;

export type RefusalStatus = keyof typeof codes;

/** The database does not answer right now. @param cause - the failure that showed it, if there was one. */
export function databaseUnavailable(cause?: unknown): Refusal {
  return new Refusal(503, 'The database is currently unavailable. Please try again in a few seconds.', {
    headers: { 'Retry-After': '2' },
    cause,
  });
}

/** There is more to do than the server can do right now. */
export function overloaded(): Refusal {
  return new Refusal(503, 'The server is busy. Please try again in a few seconds.', {
    code: 'overloaded',
    headers: { 'Retry-After': '2' },
  });
}

/** The request is refused, with a status and message for the client. Any other exception is a
 * bug and answered with 500.
 * @see docs/specification/decisions.md §1 (statuses, error envelope) */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly challenge: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RefusalStatus, message: string, details: RefusalDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = status;
    this.code = details.code ?? codes[status];
    this.errors = details.errors;
    this.current = details.current;
    this.challenge = details.challenge;
    this.headers = details.headers ?? {};
  }
}

/** 422 with the refused fields. */
export function invalid(errors: FieldErrors, message = fieldsRefused): Refusal {
  return new Refusal(422, message, { errors });
}
