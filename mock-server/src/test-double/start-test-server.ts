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
import type { GrtTestServer, TestConnection, TestServerOptions, TestSession } from './public-api.ts';
import { readScenario } from './scenarios.ts';
import { spanMs } from './span.ts';

const graceMs = 1000;

interface InternalOptions extends TestServerOptions {
  /** Answers requests that are not for the platform. */
  readonly control?: (server: GrtTestServer, request: Request) => Promise<Response | undefined>;
}

/** Starts a complete platform in this process, with data of its own in memory, on a free port of 127.0.0.1. The first one
 * of a process takes seconds, the next ones some tenths.
 * @throws Error in production, and for a scenario that does not work
 * @see docs/testing.md */
export async function startTestServer(options: InternalOptions = {}): Promise<GrtTestServer> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('The test server is refused with NODE_ENV=production.');
  const scenario = await readScenario(options.scenario ?? 'people');
  const { operations } = await loadDocument();
  const seed = options.seed ?? 'grt';
  const faults = createFaults(seededRandom(`${seed} faults`), new Set(operations.map(({ id }) => id)));
  const journal = createJournal(operations);
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-test-server-'));
  const double = await openDouble({ ...options, seed, scenario, dataDir });
  const door = createDoor({
    operations,
    faults,
    journal,
    random: seededRandom(`${seed} refusals`),
    now: () => double.clock.now(),
    app: double.app,
  });
  const fetch: HttpApp['fetch'] = async (request, env = {}) =>
    (await options.control?.(server, request)) ?? door(request, env);
  const listening = await listen({ fetch }, { host: '127.0.0.1', port: options.port ?? 0 });
  const url = `http://127.0.0.1:${String(listening.port)}`;
  double.setUrl(url);
  const states = statesOf(double);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await listening.close(graceMs);
    await double.close(states.schemas());
    await rm(dataDir, { recursive: true, force: true });
  };
  const server: GrtTestServer = {
    url,
    clock: clockOf(double),
    faults,
    journal,
    as: (person) => connect(double, url, person),
    runJobs: () => double.services().queue.drain(),
    latestMail: (recipient) => latestMail(double, recipient),
    async reset() {
      await states.goBack(double.beginning);
      faults.clear();
      journal.clear();
    },
    snapshot: (name) => states.snapshot(name),
    restore: (name) => states.restore(name),
    close: () => (closing ??= close()),
    [Symbol.asyncDispose]: () => server.close(),
  };
  return server;
}

function statesOf(double: Double) {
  const snapshots = new Map<string, Beginning>();
  const goBack = async ({ state, at }: Beginning): Promise<void> => {
    await double.pausing(() => putBack(double.database.pool, state));
    double.clock.set(at);
  };
  return {
    goBack,
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
  };
}

async function connect({ services }: Double, url: string, person: string): Promise<TestConnection> {
  const { accounts, sessions } = services();
  const found = await accounts.findByName(person);
  if (!found) throw new Error(`There is no account ${person}`);
  const { token, session } = await sessions.open(found.account.id, { address: '127.0.0.1', userAgent: 'test' });
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

async function latestMail({ services }: Double, recipient: string) {
  const { mails } = await services().mailer.list({ recipient }, { limit: 1, offset: 0 });
  const [mail] = mails;
  if (!mail) throw new Error(`No email to ${recipient}`);
  const { subject, text, links } = mail;
  return { recipient: mail.recipient, subject, text, links };
}
