import { Refusal } from '../core/refusal.ts';
import { callOf, pageState } from './page-state.ts';
import { pageFile } from './page-files.ts';
import type { ChaosProfile, Coverage, GrtTestServer } from './public-api.ts';

type Fields = Readonly<Record<string, unknown>>;

interface ControlOptions {
  /** Whether it is meant to be used from other machines, by any name. */
  readonly isReachable?: boolean;
}

/** The controls of a test server in a process of its own: requests below `/_test/`, for programs in any language, and the
 * page at `/_test`. They take JSON and a name of this machine only, so that no page of another origin can use them.
 * @returns undefined for any other request */
export async function controlRequest(
  server: GrtTestServer,
  request: Request,
  { isReachable = false }: ControlOptions = {},
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (url.pathname !== '/_test' && !url.pathname.startsWith('/_test/')) return undefined;
  try {
    if (!isReachable && !/^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname))
      throw new Refusal(421, 'Only for this machine.');
    const file = request.method === 'GET' ? await pageFile(url.pathname) : undefined;
    if (file) return file;
    const found = controls[`${request.method} ${url.pathname.slice('/_test/'.length)}`];
    if (!found) throw new Refusal(404, `${request.method} ${url.pathname} does not exist.`);
    const fields = request.method === 'GET' ? Object.fromEntries(url.searchParams) : await fieldsOf(request);
    const answer = await found(server, fields);
    return answer instanceof Response ? answer : Response.json(answer ?? { done: true });
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 422;
    return Response.json({ message: error instanceof Error ? error.message : String(error) }, { status });
  }
}

const controls: Readonly<Record<string, (server: GrtTestServer, fields: Fields) => unknown>> = {
  'GET state': (server) => pageState(server),
  'GET calls': (server, { number }) => callOf(server, Number(number)),
  'POST begin': (server, { scenario }) => server.begin(textOf(scenario, 'scenario')),
  'POST reset': (server) => server.reset(),
  'POST snapshot': (server, { name }) => server.snapshot(textOf(name, 'name')),
  'POST restore': (server, { name }) => server.restore(textOf(name, 'name')),
  'POST session': async (server, { person }) => (await server.as(textOf(person, 'person'))).tokenStore.read(),
  'POST jobs': async (server) => ({ run: await server.runJobs() }),
  'GET clock': (server) => ({ now: server.clock.now() }),
  'POST clock': (server, fields) => moveClock(server, fields),
  // Its fields are those of a fault; what is not one has no effect.
  'POST faults': (server, fault) => server.faults.add(fault),
  'GET faults': (server) => server.faults.list(),
  'POST faults/clear': (server) => server.faults.clear(),
  'POST chaos': (server, { profile }) => server.faults.chaos(textOf(profile, 'profile') as ChaosProfile),
  'GET journal': (server, { operation }) =>
    server.journal.entries(typeof operation === 'string' ? operation : undefined),
  'POST journal/clear': (server) => server.journal.clear(),
  'GET har': (server) => server.journal.har(),
  'GET coverage': (server, { format }) => coverageAs(server.journal.coverage(), format),
  // What is missing is the message of its refusal.
  'POST coverage/require': (server, shares) => server.journal.coverage().require(shares),
  'GET outbox': (server) => server.mails(),
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

function coverageAs(coverage: Coverage, format: unknown): unknown {
  if (format === 'text') return new Response(coverage.text());
  if (format === 'html')
    return new Response(coverage.html(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  return coverage;
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
