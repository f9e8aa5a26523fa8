import { logText } from '#runtime';
import type { WithResponse } from './call.ts';
import type { OperationRow } from '../contract/operation-row.ts';
import { BadReplyError } from './errors.ts';
import { isRecord, textOr } from './json-value.ts';
import { addressHint, strangeReply } from './refusal.ts';
import type { Answer } from './transport.ts';

/** Extracts the result from a success.
 * @throws BadReplyError if the response does not match the contract. */
export function resultOf({ reply, file }: Answer, row: OperationRow, operation: string): WithResponse<unknown> {
  const { json: body, requestId, response } = reply;
  const etag = response.headers.get('etag') ?? undefined;
  const result = (data: unknown, message?: string) => ({ data, message, body, response, requestId, etag });
  if (row.result === 'any') return result(file ?? body);
  if (file || row.result === 'none') return result(file);
  if (!isRecord(body) || body['success'] === false || !fits(body, row)) {
    const reason = strangeReply(response);
    const message = logText(reason + addressHint(response.status), response.status, requestId);
    throw new BadReplyError(message, { operation, requestId, reason });
  }
  return result(dataOf(body, row), textOr(body['message'], undefined));
}

function fits(json: Readonly<Record<string, unknown>>, { result }: OperationRow): boolean {
  if (result === 'page') return Array.isArray(json['data']) && isRecord(json['meta']);
  return result === 'data' ? 'data' in json : result !== 'file';
}

function dataOf(json: Readonly<Record<string, unknown>>, { result }: OperationRow): unknown {
  if (result === 'data') return json['data'];
  return result === 'page' ? { data: json['data'], meta: json['meta'] } : json;
}
