/** Calls the API as the demo users. */
export interface DemoCaller {
  /** Sends JSON or a form, and returns `data`.
   * @throws Error with the message of the reply. */
  call<Data>(username: string, path: string, content?: DemoContent): Promise<Data>;
}

/** JSON, sent by POST unless it says otherwise, or a form. */
type DemoContent = { readonly json: unknown; readonly method?: 'PUT' } | { readonly form: FormData };

type Fetch = (request: Request) => Response | Promise<Response>;

export function demoCaller(fetch: Fetch, password: string): DemoCaller {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (username: string) => {
    const known = tokens.get(username) ?? signIn(fetch, username, password);
    tokens.set(username, known);
    return known;
  };
  return {
    async call<Data>(username: string, path: string, content?: DemoContent) {
      const headers = { Authorization: `Bearer ${await tokenOf(username)}` };
      return (await send<{ data: Data }>(fetch, path, { headers, content })).data;
    },
  };
}

async function signIn(fetch: Fetch, username: string, password: string): Promise<string> {
  const endpoint = username === 'admin' || username === 'reviewer' ? 'admin' : 'client';
  const content = { json: { username, password } };
  return (await send<{ token: string }>(fetch, `/auth/${endpoint}/login`, { headers: {}, content })).token;
}

interface Sending {
  readonly headers: Record<string, string>;
  readonly content: DemoContent | undefined;
}

async function send<Body>(fetch: Fetch, path: string, { headers, content }: Sending): Promise<Body> {
  const isJson = content !== undefined && 'json' in content;
  const request = new Request(`http://demo/api${path}`, {
    method: content === undefined ? 'GET' : ((isJson ? content.method : undefined) ?? 'POST'),
    headers: isJson ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(content === undefined ? {} : { body: isJson ? JSON.stringify(content.json) : content.form }),
  });
  const response = await fetch(request);
  const body = (await response.json()) as Body & { message?: string };
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${body.message ?? ''}`);
  return body;
}
