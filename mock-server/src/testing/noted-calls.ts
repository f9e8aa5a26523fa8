import type { Operation } from '@grt/sdk/document';
import type { ContractDoor } from './contract-door.ts';

/** A call that changes something, with the fields of its body, and what the server says of them. */
export interface NotedCall {
  readonly operation: string;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

interface NotedCallsParts {
  /** Answers what is only read. */
  readonly fetch: typeof globalThis.fetch;
  readonly door: ContractDoor;
  readonly operations: readonly Operation[];
  readonly role: 'client' | 'super_admin' | 'visitor';
  /** An operation that changes nothing although it is not a GET; it reaches the server. */
  readonly reading?: string | undefined;
}

/** A server for walks over forms: what would change something is judged by its form, noted, and answered with a failure
 * that no one retries, so that everything stays as it is. */
export function notedCalls({ fetch, door, operations, role, reading }: NotedCallsParts) {
  const noted: NotedCall[] = [];
  let isNoting = false;
  const answer: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isNoting || request.method === 'GET') return await fetch(request);
    const path = new URL(request.url).pathname.replace('/api', '');
    const operation = operations.find(
      (one) =>
        one.method.toUpperCase() === request.method &&
        new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    if (reading !== undefined && operation?.id === reading) return await fetch(request);
    const body = await fieldsOf(request.clone());
    noted.push({ operation: operation?.id ?? path, errors: await door.errorsIn(request, role), body });
    return Response.json(
      { success: false, message: 'Noted', code: 'bad_request', request_id: 'walk' },
      { status: 400 },
    );
  };
  return {
    fetch: answer,
    /** From now on, instead of letting everything through. */
    start: () => {
      isNoting = true;
    },
    take: () => noted.splice(0),
  };
}

async function fieldsOf(request: Request): Promise<NotedCall['body']> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  return type.startsWith('application/json') ? ((await request.json()) as NotedCall['body']) : {};
}
