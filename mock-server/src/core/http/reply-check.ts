import type { ContractSchemas } from './contract-schemas.ts';
import { isFields, type Fields, type Operation } from '@grt/sdk/document';
import type { Reply } from './reply.ts';

/** A reply violates the document. Our bug; the message says where. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** Checks a reply against the document: status, media type, and JSON as sent.
 * @throws ContractViolation */
export function checkReply(schemas: ContractSchemas, operation: Operation, reply: Reply): void {
  const declared = operation.replies[String(reply.status)];
  if (!declared)
    throw new ContractViolation(`${operation.id} returned ${String(reply.status)}, which is not in the contract`);
  checkContent(schemas, declared, { reply, about: `${operation.id} ${String(reply.status)}` });
}

/** The same for a refusal. One from a handler must be in the document; one from before it (a malformed body, too many
 * requests) or by a failure may be covered by `default`.
 * @throws ContractViolation */
export function checkRefusal(
  schemas: ContractSchemas,
  operation: Operation,
  refusal: { reply: Reply; isByHandler: boolean },
): void {
  const { reply, isByHandler } = refusal;
  const own = operation.replies[String(reply.status)];
  if (!own && isByHandler && reply.status < 500) return checkReply(schemas, operation, reply);
  const declared = own ?? operation.replies['default'];
  if (declared) checkContent(schemas, declared, { reply, about: `${operation.id} ${String(reply.status)}` });
  return undefined;
}

function checkContent(
  schemas: ContractSchemas,
  declared: Fields,
  { reply, about }: { reply: Reply; about: string },
): void {
  const content = isFields(declared['content']) ? declared['content'] : {};
  if (reply.contentType === undefined && reply.body === undefined) {
    if (Object.keys(content).length > 0)
      throw new ContractViolation(`${about} has no body, but the contract requires one`);
    return;
  }
  const type = (reply.contentType ?? 'application/json').split(';')[0] ?? '';
  const media = content[type];
  if (!isFields(media)) throw new ContractViolation(`${about} is ${type}, which is not in the contract`);
  if (reply.contentType !== undefined || !isFields(media['schema'])) return;
  const validate = schemas.forReply(media['schema']);
  if (validate(JSON.parse(JSON.stringify(reply.body)))) return;
  const [error] = validate.errors ?? [];
  const detail = error
    ? `${error.instancePath || 'the reply'} ${error.message ?? ''} ${JSON.stringify(error.params)}`
    : 'it does not match';
  throw new ContractViolation(`${about} violates the contract: ${detail}`);
}
