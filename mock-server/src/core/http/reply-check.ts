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
  const code = isFields(reply.body) ? String(reply.body['code']) : '';
  if (operation.errorCodes.length > 0 && !operation.errorCodes.includes(code))
    throw new ContractViolation(`${operation.id} refuses with ${code}, which its x-error-codes lack`);
  const own = operation.replies[String(reply.status)];
  if (!own && isByHandler && reply.status < 500) return checkReply(schemas, operation, reply);
  const declared = own ?? operation.replies['default'];
  if (declared) checkContent(schemas, declared, { reply, about: `${operation.id} ${String(reply.status)}` });
  return undefined;
}

/** Headers that belong to HTTP itself. */
const ofHttp = new Set(['content-type', 'content-length', 'cache-control']);

/** Checks that the document has every header of a response. A reply without any in the document is not checked.
 * @throws ContractViolation */
export function checkHeaders(operation: Operation, { status, headers }: Response): void {
  const declared = operation.replies[String(status)] ?? operation.replies['default'];
  if (!isFields(declared?.['headers'])) return;
  const documented = new Set(Object.keys(declared['headers']).map((name) => name.toLowerCase()));
  const strangers = [...headers.keys()].filter((name) => !documented.has(name) && !ofHttp.has(name));
  if (strangers.length > 0)
    throw new ContractViolation(
      `${operation.id} ${String(status)} has ${strangers.join(', ')}, which is not in the contract`,
    );
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
