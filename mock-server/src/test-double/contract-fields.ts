import { isFields, type ApiDocument, type Fields, type Operation } from '@grt/sdk/document';

/** The fields of an operation in the contract, each with its way: `tags[]`, `data[].id`, and `data.*` where names are free. */
export interface OperationFields {
  /** Of the path, the query, and a JSON body. */
  readonly request: readonly string[];
  /** Status below 300, to the fields of its JSON. Those of refusals are the same everywhere. */
  readonly replies: Readonly<Record<string, readonly string[]>>;
}

type Resolve = ApiDocument['resolve'];

export function fieldsOfOperation(operation: Operation, resolve: Resolve): OperationFields {
  const parameters = operation.parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name);
  const body = operation.body?.json;
  const replies = Object.entries(operation.replies)
    .filter(([status]) => Number(status) < 300)
    .map(([status, { content }]) => {
      const media = isFields(content) ? content['application/json'] : undefined;
      const schema = isFields(media) ? media['schema'] : undefined;
      return [status, schema === undefined ? [] : waysIn(schema, resolve)] as const;
    });
  return {
    request: [...new Set([...parameters, ...(body ? waysIn(body, resolve) : [])])],
    replies: Object.fromEntries(replies),
  };
}

/** The known fields that a value has, by their ways. */
export function waysOf(value: unknown, known: ReadonlySet<string>, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => waysOf(one, known, `${way}[]`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const own = [name, '*'].map((part) => joined(way, part)).find((candidate) => known.has(candidate));
    return own === undefined ? [] : [own].concat(waysOf(one, known, own));
  });
}

function waysIn(schema: unknown, resolve: Resolve): string[] {
  const found = new Set<string>();
  collect(schema, '', { resolve, found, within: [] });
  return [...found];
}

interface Collecting {
  readonly resolve: Resolve;
  readonly found: Set<string>;
  /** The schemas around, because some contain themselves. */
  readonly within: readonly Fields[];
}

function collect(schema: unknown, way: string, { resolve, found, within }: Collecting): void {
  if (!isFields(schema)) return;
  const own = resolve(schema);
  if (within.includes(own)) return;
  const inner = { resolve, found, within: [...within, own] };
  for (const list of ['allOf', 'oneOf', 'anyOf'])
    if (Array.isArray(own[list])) for (const part of own[list]) collect(part, way, inner);
  if (own['items'] !== undefined) collect(own['items'], `${way}[]`, inner);
  const named = Object.entries(isFields(own['properties']) ? own['properties'] : {});
  const free: typeof named = isFields(own['additionalProperties']) ? [['*', own['additionalProperties']]] : [];
  for (const [name, part] of [...named, ...free]) {
    found.add(joined(way, name));
    collect(part, joined(way, name), inner);
  }
}

function joined(way: string, name: string): string {
  return way === '' ? name : `${way}.${name}`;
}
