import type { WithResponse } from './call.ts';
import type { OperationRow } from '../contract/operation-row.ts';
import { BadReplyError } from './errors.ts';
import { isRecord, textOr } from './refusal.ts';
import type { Answer } from './transport.ts';

/** Extracts the result from a success.
 * @throws BadReplyError if the response does not match the contract. */
export function resultOf(
  { response, reply, file }: Answer,
  row: OperationRow,
  operation: string,
): WithResponse<unknown> {
  const { json: body, requestId } = reply;
  if (row.result === 'any') return { data: file ?? body, message: undefined, body, response, requestId };
  if (file !== undefined || row.result === 'none') return { data: file, message: undefined, body, response, requestId };
  if (!isRecord(body) || body['success'] === false || !fits(body, row)) {
    throw new BadReplyError('The response does not match the contract.', { operation, requestId });
  }
  return { data: dataOf(body, row), message: textOr(body['message'], undefined), body, response, requestId };
}

function fits(json: Readonly<Record<string, unknown>>, { result }: OperationRow): boolean {
  if (result === 'page') return Array.isArray(json['data']) && isRecord(json['meta']);
  return result === 'data' ? 'data' in json : result !== 'file';
}

function dataOf(json: Readonly<Record<string, unknown>>, { result }: OperationRow): unknown {
  if (result === 'data') return json['data'];
  return result === 'page' ? { data: json['data'], meta: json['meta'] } : json;
}
