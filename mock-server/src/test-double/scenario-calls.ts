import type { Operation } from '@grt/sdk/document';

type Input = Readonly<Record<string, unknown>>;

/** A request below /api for an operation, from its path parameters, query, and body in one object. */
export function requestFor(operation: Operation, input: Input, baseUrl: string): Request {
  const places = new Map(operation.parameters.map(({ name, in: place }) => [name, place]));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const url = new URL(`${baseUrl}${path}`);
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) {
    const place = places.get(name);
    if (place === 'query') url.searchParams.append(name, String(value));
    else if (place === undefined) fields.push([name, value]);
  }
  const method = operation.method.toUpperCase();
  if (operation.body === undefined) return new Request(url, { method });
  if (operation.body.json === undefined || fields.some(([, value]) => isFile(value)))
    return new Request(url, { method, body: formOf(fields) });
  const headers = { 'Content-Type': 'application/json' };
  return new Request(url, { method, headers, body: JSON.stringify(Object.fromEntries(fields)) });
}

function formOf(fields: readonly [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (isFile(value)) form.append(name, new File([value.content], value.file_name));
    else form.append(name, String(value));
  }
  return form;
}

function isFile(value: unknown): value is { file_name: string; content: string } {
  return typeof value === 'object' && value !== null && 'file_name' in value && 'content' in value;
}

/** Replaces `$name.field` by what was kept, also within objects and lists.
 * @throws Error when nothing was kept under the name, or what was does not have the field */
export function withKept(value: unknown, kept: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string' && /^\$\w+(\.\w+)*$/.test(value)) {
    const [name = '', ...fields] = value.slice(1).split('.');
    if (!kept.has(name)) throw new Error(`${value}: no step before keeps ${name}`);
    return fields.reduce<unknown>((found, field) => {
      if (typeof found === 'object' && found !== null && Object.hasOwn(found, field)) return Reflect.get(found, field);
      const there = typeof found === 'object' && found !== null ? Object.keys(found).join(', ') : JSON.stringify(found);
      throw new Error(`${value}: there is no ${field} in what ${name} keeps, which has ${there}`);
    }, kept.get(name));
  }
  if (Array.isArray(value)) return value.map((one) => withKept(one, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withKept(one, kept)]));
}
