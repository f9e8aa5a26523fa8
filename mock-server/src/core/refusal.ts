/** Field name as on the wire (dotted when nested), to its messages; the first one is the one to show. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What a refusal may say beside its status and its message. */
export interface RefusalDetails {
  /** The reason in a fixed word for programs; each status has one of its own when this is left out. */
  code?: string | undefined;
  /** With 422: the refused fields. */
  errors?: FieldErrors | undefined;
  /** With 409: what stands at present. */
  current?: Readonly<Record<string, unknown>> | undefined;
  /** Headers of the reply, for example `Retry-After`. */
  headers?: Readonly<Record<string, string>> | undefined;
  cause?: unknown;
}

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'wrong_type',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The request is refused, with the status and the words that the client is told. Anything else that is thrown is a
 * bug of ours and answered as 500.
 * @see docs/specification/decisions.md §1 (statuses, error envelope) */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status, 400 or more. */
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = status;
    this.code = details.code ?? codes[status] ?? 'refused';
    this.errors = details.errors;
    this.current = details.current;
    this.headers = details.headers ?? {};
  }
}

/** 422 naming the refused fields. */
export function invalid(errors: FieldErrors, message = 'Please correct the fields that are named.'): Refusal {
  return new Refusal(422, message, { errors });
}
