import { gatewayHint, logText } from '#runtime';
import {
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ServerError,
  TooLargeError,
  ValidationError,
  type Refusal,
} from './errors.ts';
import { isRecord, textOr } from './json-value.ts';
import { parseRetryAfterMs } from './retry.ts';

/** A response of the server with its body read. `json` is undefined if the body is not JSON. */
export interface ReadReply {
  readonly response: Response;
  readonly text: string;
  readonly json: unknown;
  readonly requestId: string | undefined;
}

const classes: Readonly<Record<number, new (message: string, refusal: Refusal) => ServerError>> = {
  401: NotSignedInError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  413: TooLargeError,
  429: RateLimitedError,
};

/** The error for a response that is not a success. Never throws itself, whatever the body is.
 * @param nowMs - for a `Retry-After` that is a date. */
export function refusalError(reply: ReadReply, operation: string, nowMs: number): ServerError {
  const body = isRecord(reply.json) ? reply.json : {};
  const { status, headers } = reply.response;
  const own = body['success'] === false && textOr(body['message'], '');
  const reason = own || strangeReply(reply.response);
  const requestId = reply.requestId ?? textOr(body['request_id'], undefined);
  const message = logText(own || reason + addressHint(status), status, requestId);
  const refusal: Refusal = {
    operation,
    reason,
    status,
    code: textOr(body['code'], ''),
    body: reply.json ?? reply.text,
    requestId,
    retryAfterMs: parseRetryAfterMs(headers.get('retry-after'), nowMs),
    response: reply.response,
  };
  if (status === 422) return new ValidationError(message, refusal, fieldMessages(body['errors']));
  return new (classes[status] ?? ServerError)(message, refusal);
}

/** What came instead of the API's JSON, and from where: a base URL without `/api` leads to pages, a gateway has pages of its
 * own. */
export function strangeReply({ status, headers, url }: Response): string {
  const type = headers.get('content-type')?.replace(/;.*/, '') ?? 'no content type';
  const answer = `responded${url && ` at ${new URL(url).host}`} with status ${status} (${type}).`;
  return status < 408 ? `Something other than the API ${answer}` : `A gateway ${answer}${gatewayHint(status)}`;
}

/** What to do about a reply that is not the API's, in messages: who shows a reason says where its address comes from. */
export function addressHint(status: number): string {
  return status < 408 ? ' Check the base URL.' : '';
}

function fieldMessages(errors: unknown): ValidationError['fields'] {
  const fields: Record<string, readonly string[]> = {};
  for (const [field, messages] of Object.entries(errors ?? {})) {
    if (Array.isArray(messages)) fields[field] = messages.filter((message) => typeof message === 'string');
  }
  return fields;
}
