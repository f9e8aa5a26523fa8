import type { TestServer } from '../testing.ts';

/** What a test sends: JSON, or a form with texts and files. */
export interface CallOptions {
  readonly token?: string;
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply with its body read: the JSON, or `{}` if it is not JSON. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  // The tests compare whole bodies; the server itself checks their contents against the contract.
  readonly body: {
    readonly data: never;
    readonly message: string;
    readonly errors: Record<string, string[]>;
    readonly token: string;
  } & Record<string, unknown>;
}

/** Calls a test server's API without the SDK, to see what is on the wire. */
export async function call(
  server: Pick<TestServer, 'fetch' | 'baseUrl'>,
  path: string,
  options: CallOptions = {},
): Promise<Seen> {
  const { token, json, form } = options;
  const hasBody = json !== undefined || form !== undefined;
  const response = await server.fetch(server.baseUrl + path, {
    method: options.method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(hasBody ? { body: form ?? JSON.stringify(json) } : {}),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? await response.json() : {}) as Seen['body'],
  };
}

/** Builds a form from texts and files. */
export function formOf(fields: Readonly<Record<string, string | Blob | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}
