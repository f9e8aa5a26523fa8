import {
  fieldsOf,
  isFields,
  listOf,
  optionalFields,
  type ApiDocument,
  type Fields,
  type Operation,
} from '../src/contract/document/index.ts';
import { literal } from './print-operations.ts';
import { notice } from './print-schema.ts';

/** Prints the fields in the replies of each operation that changes something, equal ones once. */
export function printReplyFields(document: ApiDocument): string {
  const shapes = new Map<string, number>();
  const rows = document.operations
    .filter(({ method }) => method !== 'get')
    .map((operation) => {
      const text = [...replyFieldsOf(document, operation)].join(' ');
      shapes.set(text, shapes.get(text) ?? shapes.size);
      return [operation.id, shapes.get(text) ?? 0] as const;
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${notice}
/** The names of fields, with spaces between them. */
const shapes: readonly string[] = [
${[...shapes.keys()].map((text) => `  ${literal(text)},\n`).join('')}];

const shapeOf: Readonly<Record<string, number>> = {
${rows.map(([id, shape]) => `  ${literal(id)}: ${String(shape)},\n`).join('')}};

/** The fields of what an operation that changes something replies, with dots between those of objects in objects; \`.*\`
 * stands for any below. Undefined for other operations. */
export function replyFields(operation: string): readonly string[] | undefined {
  return Object.hasOwn(shapeOf, operation) ? shapes[shapeOf[operation] ?? 0]?.split(' ').filter(Boolean) : undefined;
}
`;
}

function replyFieldsOf(document: ApiDocument, { id, replies }: Operation): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [status, reply] of Object.entries(replies)) {
    const json = optionalFields(reply['content'], id)['application/json'];
    if (!status.startsWith('2') || json === undefined) continue;
    for (const name of namesIn(document, fieldsOf(json, id)['schema'])) found.add(name);
  }
  return found;
}

/** @param outer - the schemas around this one: one that is in itself has no end */
function namesIn(
  document: ApiDocument,
  schema: unknown,
  before = '',
  outer: readonly Fields[] = [],
): readonly string[] {
  const resolved = document.resolve(schema);
  if (outer.includes(resolved)) return [`${before}*`];
  const inner = [...outer, resolved];
  const variants = ['oneOf', 'anyOf', 'allOf'].flatMap((kind) => listOf(resolved[kind], kind));
  // Of a list as the result, each entry is one; a list in a result is one value.
  const isResult = before === 'data.' && isFields(resolved['items']);
  const items = isResult ? namesIn(document, resolved['items'], before, inner) : [];
  const properties = Object.entries(optionalFields(resolved['properties'], 'properties'));
  const isOpen = resolved['additionalProperties'] !== undefined && resolved['additionalProperties'] !== false;
  return [
    ...variants.flatMap((variant) => namesIn(document, variant, before, inner)),
    ...items,
    ...(isOpen ? [`${before}*`] : []),
    ...properties.map(([name]) => before + name),
    ...properties.flatMap(([name, property]) => namesIn(document, property, `${before}${name}.`, inner)),
  ];
}
