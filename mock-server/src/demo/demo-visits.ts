import type { Services } from '../services.ts';

/** Calls the API as the demo users. */
export interface DemoCaller {
  /** Sends JSON or a form, and returns `data`.
   * @param username - `visitor` for someone without an account.
   * @throws Error with the message of the reply. */
  call<Data>(username: string, path: string, content?: DemoContent): Promise<Data>;
}

/** JSON or a form, sent by POST unless it says otherwise, or nothing. */
type DemoContent =
  | (({ readonly json: unknown } | { readonly form: FormData }) & { readonly method?: 'PUT' })
  | { readonly method: 'DELETE' };

type Fetch = (request: Request) => Response | Promise<Response>;

/** Shorter than the hour that a session lasts without being renewed. */
const renewedAfterMs = 50 * 60_000;

/** The people of the demo stay signed in: between two calls, only the clock moves on. */
export function demoCaller(
  fetch: Fetch,
  { accounts, sessions, clock }: Pick<Services, 'accounts' | 'sessions' | 'clock'>,
): DemoCaller {
  const opened = new Map<string, { readonly token: string; readonly atMs: number }>();
  const tokenOf = async (username: string): Promise<string> => {
    const atMs = clock.now().getTime();
    const known = opened.get(username);
    if (known && atMs - known.atMs < renewedAfterMs) return known.token;
    const found = await accounts.findByName(username);
    if (!found) throw new Error(`The demo has no account ${username}`);
    const { token } = await sessions.open(found.account.id, { address: '192.0.2.1' });
    opened.set(username, { token, atMs });
    return token;
  };
  return {
    async call<Data>(username: string, path: string, content?: DemoContent) {
      const headers = username === 'visitor' ? {} : { Authorization: `Bearer ${await tokenOf(username)}` };
      return (await send<{ data: Data }>(fetch, path, { headers, content })).data;
    },
  };
}

interface Sending {
  readonly headers: Record<string, string>;
  readonly content: DemoContent | undefined;
}

async function send<Body>(fetch: Fetch, path: string, { headers, content }: Sending): Promise<Body> {
  const method = content === undefined ? 'GET' : (content.method ?? 'POST');
  const request = new Request(`http://demo/api${path}`, { method, ...bodyOf(content, headers) });
  const response = await fetch(request);
  const body = (await response.json()) as Body & { message?: string };
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${body.message ?? ''}`);
  return body;
}

function bodyOf(content: DemoContent | undefined, headers: Sending['headers']): RequestInit {
  if (content && 'form' in content) return { headers, body: content.form };
  if (!content || !('json' in content)) return { headers };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(content.json) };
}
