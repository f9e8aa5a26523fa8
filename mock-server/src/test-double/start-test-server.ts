import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDocument } from '../core/http/document.ts';
import type { HttpApp } from '../core/http/http-env.ts';
import { listen } from '../core/http/listen.ts';
import { seededRandom } from '../core/ids.ts';
import { keepState, putBack } from './database-states.ts';
import type { Beginning } from './engine-boxes.ts';
import { createDoor } from './door.ts';
import { createFaults } from './faults.ts';
import { createJournal } from './journal.ts';
import { openDouble, type Double } from './open-double.ts';
import type { GrtTestServer, TestConnection, TestMail, TestServerOptions, TestSession } from './public-api.ts';
import { readScenario } from './scenarios.ts';
import { loopback, refuseProduction } from './serve-options.ts';
import { signIn } from './sign-in.ts';
import { spanMs } from './span.ts';

const graceMs = 1000;

interface InternalOptions extends TestServerOptions {
  /** Answers requests that are not for the platform. */
  readonly control?: (server: GrtTestServer, request: Request) => Promise<Response | undefined>;
  /** The address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
}

/** Starts a complete platform in this process, with data of its own in memory, on a free port of 127.0.0.1. The first one
 * of a process takes seconds, the next ones some tenths.
 * @throws Error in production, and for a scenario that does not work
 * @see docs/testing.md */
export async function startTestServer(options: InternalOptions = {}): Promise<GrtTestServer> {
  refuseProduction();
  const scenario = await readScenario(options.scenario ?? 'people');
  const document = await loadDocument();
  const seed = options.seed ?? 'grt';
  const faults = createFaults(seededRandom(`${seed} faults`), new Set(document.operations.map(({ id }) => id)));
  const journal = createJournal(document);
  const forget = (): void => {
    faults.clear();
    if (options.chaos) faults.chaos(options.chaos);
    journal.clear();
  };
  forget();
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-test-server-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  const double = await undoing(openDouble({ ...options, seed, scenario, dataDir }), removeData);
  const door = createDoor({
    document,
    faults,
    journal,
    random: seededRandom(`${seed} refusals`),
    clock: double.clock,
    app: double.app,
  });
  const fetch: HttpApp['fetch'] = async (request, env = {}) =>
    (await options.control?.(server, request)) ?? door(request, env);
  const { host = loopback, port = 0 } = options;
  const listening = await undoing(listen({ fetch }, { host, port }), () => closeAll(double, [], dataDir));
  const url = urlOf(host, listening.port);
  double.setUrl(url);
  const states = statesOf(double);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await listening.close(graceMs);
    await closeAll(double, states.schemas(), dataDir);
  };
  const server: GrtTestServer = {
    url,
    clock: clockOf(double),
    faults,
    journal,
    as: (person) => connect(double, url, person),
    runJobs: () => double.services().queue.drain(),
    latestMail: (recipient) => latestMail(double, recipient),
    mails: () => mailsOf(double, {}, 100),
    scenario: () => double.scenario().name,
    begin: async (next) => double.begin(await readScenario(next)).then(forget),
    reset: () => states.goBack(double.beginning()).then(forget),
    snapshots: () => states.names(),
    snapshot: (name) => states.snapshot(name),
    restore: (name) => states.restore(name),
    close: () => (closing ??= close()),
    [Symbol.asyncDispose]: () => server.close(),
  };
  return server;
}

/** What fails leaves nothing behind that would keep the process running. */
async function undoing<Result>(work: Promise<Result>, undo: () => Promise<void>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await undo();
    throw error;
  }
}

function urlOf(host: string, port: number): string {
  return `http://${host === '0.0.0.0' ? loopback : host}:${String(port)}`;
}

async function closeAll(double: Double, schemas: readonly string[], dataDir: string): Promise<void> {
  await double.close(schemas);
  await rm(dataDir, { recursive: true, force: true });
}

function statesOf(double: Double) {
  const snapshots = new Map<string, Beginning>();
  const goBack = async ({ state, at }: Beginning): Promise<void> => {
    await double.pausing(() => putBack(double.database.pool, state));
    double.clock.set(at);
  };
  return {
    goBack,
    names: () => [...snapshots.keys()],
    schemas: () => [...snapshots.values()].map(({ state }) => state.schema),
    async snapshot(name: string): Promise<void> {
      const schema = snapshots.get(name)?.state.schema ?? `grt_snapshot_${String(snapshots.size + 1)}`;
      snapshots.set(name, { state: await keepState(double.database.pool, schema), at: double.clock.now() });
    },
    async restore(name: string): Promise<void> {
      const kept = snapshots.get(name);
      if (!kept)
        throw new Error(`There is no snapshot ${name}. There are: ${[...snapshots.keys()].join(', ') || 'none'}`);
      await goBack(kept);
    },
  };
}

function clockOf({ clock, services }: Double): GrtTestServer['clock'] {
  return {
    now: () => clock.now(),
    async advance(span) {
      const now = clock.advance(spanMs(span));
      await services().queue.runDue();
      return now;
    },
    freeze: (at) => clock.freeze(at),
    pass: () => clock.pass(),
    isPassing: () => clock.isPassing(),
  };
}

async function connect({ services }: Double, url: string, person: string): Promise<TestConnection> {
  const { token, session } = await signIn(services(), person, { address: '127.0.0.1', userAgent: 'test' });
  let kept: TestSession | undefined = {
    token,
    expires_at: session.expiresAt.toISOString(),
    refresh_until: session.refreshUntil.toISOString(),
  };
  return {
    baseUrl: `${url}/api`,
    tokenStore: { read: () => kept, write: (next) => void (kept = next), clear: () => void (kept = undefined) },
  };
}

async function latestMail(double: Double, recipient: string): Promise<TestMail> {
  const [mail] = await mailsOf(double, { recipient }, 1);
  if (mail) return mail;
  const others = new Set((await mailsOf(double, {}, 100)).map((one) => one.recipient));
  throw new Error(`No email to ${recipient}. There is some to: ${[...others].join(', ') || 'nobody'}`);
}

async function mailsOf(
  { services }: Double,
  filter: { readonly recipient?: string },
  limit: number,
): Promise<readonly TestMail[]> {
  const mails = await services().mailer.mails(filter, { limit });
  return mails.map(({ createdAt, recipient, subject, text, links }) => {
    return { at: createdAt.toISOString(), recipient, subject, text, links };
  });
}
