import type { ContractSchemas } from './contract-schemas.ts';
import { isTree } from './document.ts';
import type { Operation, Tree } from './document.ts';
import type { Reply } from './reply.ts';

/** A reply is not what the document says. A bug of ours; the message names the place. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** Compares a reply with the document: its status, its media type, and its JSON as it goes over the wire.
 * @throws ContractViolation */
export function checkReply(schemas: ContractSchemas, operation: Operation, reply: Reply): void {
  const declared = operation.replies[String(reply.status)];
  if (!declared)
    throw new ContractViolation(`${operation.id} answers ${String(reply.status)}, which the contract does not name`);
  checkContent(schemas, declared, { reply, about: `${operation.id} ${String(reply.status)}` });
}

/** The same for a refusal. One that a handler makes must be named by the document; one made before it (a broken body, too
 * many requests) or by a failure may be covered by `default`.
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
  declared: Tree,
  { reply, about }: { reply: Reply; about: string },
): void {
  const content = isTree(declared['content']) ? declared['content'] : {};
  if (reply.contentType === undefined && reply.body === undefined) {
    if (Object.keys(content).length > 0)
      throw new ContractViolation(`${about} has no body, but the contract names one`);
    return;
  }
  const type = (reply.contentType ?? 'application/json').split(';')[0] ?? '';
  const media = content[type];
  if (!isTree(media)) throw new ContractViolation(`${about} is ${type}, which the contract does not name`);
  if (reply.contentType !== undefined || !isTree(media['schema'])) return;
  const validate = schemas.forReply(media['schema']);
  if (validate(JSON.parse(JSON.stringify(reply.body)))) return;
  const [error] = validate.errors ?? [];
  const detail = error
    ? `${error.instancePath || 'the reply'} ${error.message ?? ''} ${JSON.stringify(error.params)}`
    : 'it does not fit';
  throw new ContractViolation(`${about} is not what the contract says: ${detail}`);
}
