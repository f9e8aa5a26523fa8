import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { fixedClock, type FixedClock } from './core/clock.ts';
import type { Database } from './core/database/database.ts';
import { loadDocument } from './core/http/document.ts';
import { listen } from './core/http/listen.ts';
import { seededRandom } from './core/ids.ts';
import { createLog, silentLog, type LogSink } from './core/log.ts';
import type { StoredMail } from './core/mail/mailer.ts';
import { createPasswords, type Passwords } from './core/passwords.ts';
import { firstAdministratorUrl } from './modules/users/first-administrator.commands.ts';
import { openPlatform } from './platform.ts';
import { createServices, type Services } from './services.ts';
import { createPeople } from './testing/people.ts';
import { openMemoryDatabase } from './testing/test-database.ts';

export { anAdministrator } from './testing/administrators.ts';
export { anApplication } from './testing/applications.ts';
export { builtModule, startsQuickly } from './testing/built-server.ts';
export { controlRequest } from './test-double/remote-control.ts';
export { seedPendingApplications } from './test-double/pending-applications.ts';
export { aHost, type Host } from './testing/feed-host.ts';
export { isFull } from './testing/sampled.ts';
export { fixedClock } from './core/clock.ts';
export { demoOn } from './testing/demo-server.ts';
export { contractDoor, type ContractDoor } from './testing/contract-door.ts';
export { contractForms, type ContractForm } from './testing/contract-forms.ts';
export { passkeyAuthenticator, type PasskeyAuthenticator } from './testing/passkey-authenticator.ts';
export { notedCalls, type NotedCall } from './testing/noted-calls.ts';
export { totpCode } from './testing/totp-code.ts';
export { loadDocument } from './core/http/document.ts';
export { typesOf } from './core/http/contract-schemas.ts';

export interface TestServerOptions {
  /** The time on the clock; 2026-11-20T10:00:00Z by default. */
  readonly now?: string;
  /** Create the demo's people: admin, reviewer, acme (client 1), globex (client 2), and applicants. True by default. */
  readonly people?: boolean;
  /** Settings as in the environment, for example `{ GRT_RATE_LIMITS: 'off' }`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A database to use instead of an embedded one in memory. The server does not close it. */
  readonly database?: Database;
  /** How passwords are hashed: at the lowest cost by default. */
  readonly passwords?: Passwords;
  /** Receives the lines of the log; without it there is none. */
  readonly logSink?: LogSink;
}

/** The whole server in this process, on its own empty database, with a frozen clock. */
export interface TestServer {
  /** Base of the API, for `createGrt({ baseUrl, fetch })`. */
  readonly baseUrl: string;
  /** Calls the server without a socket. */
  readonly fetch: typeof globalThis.fetch;
  readonly clock: FixedClock;
  readonly platform: Services;
  /** Signs in a demo person and returns the session's token. */
  signIn(username: string): Promise<string>;
  /** Runs every job that is due. */
  drain(): Promise<number>;
  /** The newest mail to an address.
   * @throws Error if there is none. */
  latestMail(recipient: string): Promise<StoredMail>;
  /** The address that the server prints at startup while no super admin can sign in. */
  firstAdministratorUrl(): Promise<string | undefined>;
  /** Listens on a free local port, for tests that need a socket.
   * @param beforeReply - what happens between a call and its reply */
  listen(
    beforeReply?: (request: Request, reply: Response) => Promise<void>,
  ): Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
  close(): Promise<void>;
}

export const testPassword = 'grt-demo-2026';

const origin = 'http://grt.test';

/** Hashing at the least that argon2id takes: a sign-in says the same whatever the hash has cost. */
const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1 });

/** Starts the server for a test. Close it in `afterAll` or `afterEach`. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = fixedClock(options.now ?? '2026-11-20T10:00:00.000Z');
  const dataDir = await mkdtemp(join(tmpdir(), 'grt-test-'));
  const database = options.database ?? (await openMemoryDatabase({ clock }));
  const config = readConfig({
    GRT_DATA_DIR: dataDir,
    GRT_DEMO_PASSWORD: testPassword,
    GRT_VALIDATE_REPLIES: '1',
    ...options.environment,
  });
  const opened = await openPlatform({
    config,
    clock,
    random: seededRandom(dataDir),
    log: options.logSink ? createLog({ clock, level: config.logLevel, sinks: [options.logSink] }) : silentLog,
    publicUrl: () => config.publicUrl ?? origin,
    database,
    passwords: options.passwords ?? cheapPasswords,
  });
  const platform = createServices(opened);
  const app = createApp(platform, await loadDocument(), undefined);
  if (options.people !== false) await createPeople(platform);

  const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init));
  return {
    baseUrl: `${origin}/api`,
    fetch,
    clock,
    platform,
    signIn: (username) => signIn(platform, fetch, username),
    drain: () => platform.queue.drain(),
    async latestMail(recipient) {
      const { mails } = await platform.mailer.list({ recipient }, { limit: 1, offset: 0 });
      const [mail] = mails;
      if (!mail) throw new Error(`No email to ${recipient}`);
      return mail;
    },
    firstAdministratorUrl: () => firstAdministratorUrl(platform),
    async listen(beforeReply) {
      const answer: typeof app.fetch = async (request, ...rest) => {
        const reply = await app.fetch(request, ...rest);
        await beforeReply?.(request, reply);
        return reply;
      };
      const listening = await listen(beforeReply === undefined ? app : { fetch: answer }, {
        host: '127.0.0.1',
        port: 0,
      });
      return { url: `http://127.0.0.1:${String(listening.port)}/api`, close: () => listening.close(1000) };
    },
    async close() {
      platform.live.close();
      await platform.queue.stop({ graceMs: 1000 });
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(platform: Services, fetch: typeof globalThis.fetch, username: string): Promise<string> {
  const role = (await platform.accounts.findByName(username))?.account.role;
  const response = await fetch(`${origin}/api/auth/${role === 'client' ? 'client' : 'admin'}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: testPassword }),
  });
  if (!response.ok) throw new Error(`${username} could not be signed in`);
  return ((await response.json()) as { token: string }).token;
}
