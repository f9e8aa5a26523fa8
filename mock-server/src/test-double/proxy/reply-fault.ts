import type { Operation } from '@grt/sdk/document';
import type { ContractSchemas } from '../../core/http/contract-schemas.ts';
import { checkRefusal, checkReply, ContractViolation } from '../../core/http/reply-check.ts';

export interface ReceivedReply {
  readonly status: number;
  readonly type: string | undefined;
  readonly bytes: Uint8Array;
}

/** How a reply differs from the contract: its status, media type, or JSON; undefined if it does not. Headers are not
 * compared, because every server and gateway adds its own. */
export function replyFault(
  schemas: ContractSchemas,
  operation: Operation,
  { status, type, bytes }: ReceivedReply,
): string | undefined {
  try {
    const reply = { status, ...contentOf(type, bytes) };
    if (status < 400) checkReply(schemas, operation, reply);
    else checkRefusal(schemas, operation, { reply, isByHandler: false });
    return undefined;
  } catch (error) {
    if (error instanceof ContractViolation) return error.message;
    if (error instanceof SyntaxError) return `${operation.id} ${String(status)} is not valid JSON`;
    throw error;
  }
}

function contentOf(type: string | undefined, bytes: Uint8Array): { body?: unknown; contentType?: string } {
  if (bytes.byteLength === 0 && type === undefined) return {};
  const isJson = type === undefined || /^application\/json\b/i.test(type);
  if (!isJson) return { body: bytes, contentType: type };
  return { body: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
}
