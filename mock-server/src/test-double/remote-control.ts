import { Refusal } from '../core/refusal.ts';
import type { GrtTestServer } from './public-api.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The controls of a test server in a process of its own: requests below `/_test/`, for programs in any language. They take
 * JSON and a name of this machine only, so that no page of another origin can use them.
 * @returns undefined for any other request */
export async function controlRequest(server: GrtTestServer, request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/_test/')) return undefined;
  try {
    if (!/^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)) throw new Refusal(421, 'Only for this machine.');
    const found = controls[`${request.method} ${url.pathname.slice('/_test/'.length)}`];
    if (!found) throw new Refusal(404, `${request.method} ${url.pathname} does not exist.`);
    const fields = request.method === 'GET' ? Object.fromEntries(url.searchParams) : await fieldsOf(request);
    return Response.json((await found(server, fields)) ?? { done: true });
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 422;
    return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status });
  }
}

const controls: Readonly<Record<string, (server: GrtTestServer, fields: Fields) => unknown>> = {
  'POST reset': (server) => server.reset(),
  'POST snapshot': (server, { name }) => server.snapshot(textOf(name, 'name')),
  'POST restore': (server, { name }) => server.restore(textOf(name, 'name')),
  'POST session': async (server, { person }) => (await server.as(textOf(person, 'person'))).tokenStore.read(),
  'POST jobs': async (server) => ({ run: await server.runJobs() }),
  'GET clock': (server) => ({ now: server.clock.now() }),
  'POST clock': (server, fields) => moveClock(server, fields),
  // Its fields are those of a fault; what is not one has no effect.
  'POST faults': (server, fault) => server.faults.add(fault),
  'POST faults/clear': (server) => server.faults.clear(),
  'GET journal': (server, { operation }) =>
    server.journal.entries(typeof operation === 'string' ? operation : undefined),
  'POST journal/clear': (server) => server.journal.clear(),
  'GET har': (server) => server.journal.har(),
  'GET coverage': (server) => server.journal.coverage(),
  'GET mail': (server, { recipient }) => server.latestMail(textOf(recipient, 'recipient')),
};

async function moveClock({ clock }: GrtTestServer, { advance, freeze, pass }: Fields) {
  if (typeof advance === 'number' || typeof advance === 'string') await clock.advance(advance);
  else if (typeof freeze === 'string') clock.freeze(freeze);
  else if (freeze === true) clock.freeze();
  else if (pass === true) clock.pass();
  else throw new Error('advance, freeze, or pass was expected');
  return { now: clock.now() };
}

async function fieldsOf(request: Request): Promise<Fields> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'Please send application/json.');
  const value: unknown = JSON.parse(await request.text());
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'Please send a JSON object.');
  return { ...value };
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${name} is missing`);
}
