import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aHost, createTestServer, demoOn, testPassword, type TestServer } from '@grt/mock-server/testing';
import { runGrtAt } from '../run-grt.ts';
import { anAuthenticator } from './authenticator.ts';
import { prepareFolder } from './prepared-folder.ts';
import { secretsOf, type StandIns } from './stand-ins.ts';

const profiles = [
  ['admin', 'admin'],
  ['acme', 'acme'],
  ['old-server', 'acme'],
  ['reviewer', 'reviewer'],
] as const;

/** A demo that is as new for each line, and a folder with what the lines name. */
export interface FreshDemo {
  readonly server: TestServer;
  readonly folder: string;
  /** The demo and the folder as they were, and everybody signed in. */
  startAnew(): Promise<void>;
  /** The same; files stay where they are. */
  goBackSignedIn(): Promise<void>;
  /** Runs the jobs that a line has left behind. */
  settle(): Promise<void>;
  /** A line with the addresses and secrets of this machine. */
  asHere(line: string): string;
  /** What the authenticator app shows. */
  readonly code: () => string;
  close(): Promise<void>;
}

/** @param isListening - whether processes call the server, too, at its `baseUrl` */
export async function aFreshDemo({ isListening }: { readonly isListening: boolean }): Promise<FreshDemo> {
  const feed = 'external_id|title|thumbnail_url\nv1|One|https://media.example/1.jpg\n';
  const host = await aHost((_, response) => void response.end(feed));
  const environment = { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: host.name, GRT_WEBHOOK_ALLOW: host.name };
  const { server, door, wasUsed, code } = await openServer(environment, isListening);
  const goBack = await demoOn(server);
  const folder = await mkdtemp(join(tmpdir(), 'grt-written-'));
  await prepareFolder(folder, '');
  for (const [profile, username] of profiles) {
    const words = ['auth', 'login', '--profile', profile, '--username', username, '--password-stdin'];
    await runGrtAt(server, folder, { stdin: testPassword }, ...words);
  }
  const credentials = await readFile(join(folder, '.config/grt/credentials.json'), 'utf8');
  const standIns: StandIns = [
    ['https://partner.example', host.url],
    ['https://hooks.example.com', host.url],
    ['https://grt.example', new URL(server.baseUrl).origin],
    ['localhost:3000', host.name],
    ...(await secretsOf(server, folder)),
  ];
  await goBack();

  const asHere = (line: string): string =>
    standIns
      .reduce((text, [written, here]) => text.replaceAll(written, here), line)
      .replace('--otp 123456', () => `--otp ${code()}`);
  const goBackSignedIn = async (): Promise<void> => {
    if (wasUsed.since) await goBack();
    wasUsed.since = false;
    await writeFile(join(folder, '.config/grt/credentials.json'), credentials, { mode: 0o600 });
  };
  return {
    server,
    folder,
    asHere,
    code,
    goBackSignedIn,
    async startAnew() {
      await rm(folder, { recursive: true });
      await mkdir(join(folder, '.config/grt'), { recursive: true });
      await prepareFolder(folder, asHere('grt_t_…'));
      await goBackSignedIn();
    },
    async settle() {
      if (wasUsed.since) await server.drain();
    },
    async close() {
      await door?.close();
      await server.close();
      await host.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** @returns the server, and whether something on it may have changed */
async function openServer(environment: Readonly<Record<string, string>>, isListening: boolean) {
  const own = await createTestServer({ people: false, environment });
  const wasUsed = { since: true };
  const { look, code } = anAuthenticator(own);
  const note = async (request: Request, reply: Response): Promise<void> => {
    wasUsed.since ||= request.method !== 'GET' && reply.ok; // a refused call changes nothing
    await look(request, reply);
  };
  const fetch: typeof own.fetch = async (input, init) => {
    const request = new Request(input, init);
    const reply = await own.fetch(request);
    await note(request, reply);
    return reply;
  };
  if (!isListening) return { server: { ...own, fetch }, door: undefined, wasUsed, code };
  // For processes, jobs are done before the reply.
  const door = await own.listen(async (request, reply) => {
    await note(request, reply);
    if (wasUsed.since) await own.drain();
  });
  return { server: { ...own, fetch, baseUrl: door.url }, door, wasUsed, code };
}
