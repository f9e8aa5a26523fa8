import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock, isFull } from '@grt/mock-server/testing';
import { fillWithPeople, placeDatabase } from '@grt/mock-server/testing/places';
import { createGrt } from '@grt/sdk';
import { readRealFeed } from '@grt/sdk/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGrtAt, type GrtRun } from '../src/testing/run-grt.ts';
import type { Place } from './grt-process.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const examples = fileURLToPath(new URL('../../docs/examples/', import.meta.url));
const password = 'a much longer one';
/** A one-pixel PNG as the license. */
const license = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A publisher's path through the platform, per the specification, with the real server as a process. The built command
 * goes the same way as processes in readme.test.ts. Each step needs the one before it, and a server process for each of
 * them would take too long.
 */
describe('the main job', { shuffle: false }, () => {
  let folder: string;
  let feedFile: string;
  let port: number;
  let server: ServerProcess;
  let admin: Place;
  let client: Place;

  const start = async () => {
    server = await startServerProcess(join(folder, 'data'), port);
    admin = { apiUrl: server.apiUrl, configDir: join(folder, 'admin') };
    client = { apiUrl: server.apiUrl, configDir: join(folder, 'client') };
  };
  /** Runs the command line in this process. It waits for nothing here. */
  const grt = ({ apiUrl, configDir }: Place, words: readonly string[], stdin = ''): Promise<GrtRun> => {
    const env = { XDG_CONFIG_HOME: configDir, XDG_STATE_HOME: configDir };
    const clock = fixedClock(new Date().toISOString());
    const reached = { baseUrl: apiUrl, fetch, clock, signIn: noOne, drain: () => Promise.resolve(0) };
    return runGrtAt(reached, configDir, { env, stdin }, ...words);
  };
  const noOne = () => Promise.reject(new Error('Everybody signs in with a password here'));
  const json = <Shape>({ out }: GrtRun) => JSON.parse(out) as Shape;
  const done = (run: GrtRun) => {
    expect(run, run.err).toMatchObject({ code: 0 });
    return run;
  };
  const signIn = (place: Place, username: string, secret: string) =>
    grt(place, ['auth', 'login', '--username', username, '--password-stdin'], secret);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grt-main-job-'));
    await writeFile(join(folder, 'license.png'), license);
    feedFile = join(folder, 'youtube-trending-us.csv');
    await writeFile(feedFile, readRealFeed());
    port = await freePort();
    const data = join(folder, 'data');
    await placeDatabase(data);
    await fillWithPeople({ GRT_DATA_DIR: data });
    await start();
  });
  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('leads from an application to an account', async () => {
    done(
      await grt(client, [
        'register',
        '--from',
        join(examples, 'application.json'),
        '--license',
        join(folder, 'license.png'),
      ]),
    );
    done(await signIn(admin, 'admin', 'grt-demo-2026'));
    const applications = json<{ id: number; email: string }[]>(
      await grt(admin, ['registrations', 'list', '--status', 'pending', '--json', 'id,email']),
    );
    const application = applications.find(({ email }) => email === 'nora@brightside.example');
    done(await grt(admin, ['registrations', 'approve', String(application?.id), '--notes', 'Known to us']));
    const mails = json<{ recipient: string; links: string[] }[]>(await grt(admin, ['outbox', 'list', '--json']));
    const link = mails.find(({ recipient }) => recipient === 'nora@brightside.example')?.links[0] ?? '';
    done(await grt(client, ['setup', link, '--username', 'brightside', '--password-stdin'], password));
    done(await signIn(client, 'brightside', password));
  });

  it('gets a domain approved', async () => {
    const added = done(
      await grt(client, [
        'domains',
        'add',
        'WWW.Clips.Example',
        '--dmca-url',
        'https://clips.example/dmca',
        '--removal-email',
        'removal@clips.example',
        '--json',
      ]),
    );
    const { id, domain_name } = json<{ id: number; domain_name: string }>(added);
    expect(domain_name).toBe('clips.example');
    done(await grt(admin, ['domains', 'approve', String(id)]));
  });

  it('suggests a mapping in a pipe, and exits 8', async () => {
    const asked = await grt(client, [
      'feeds',
      'upload',
      feedFile,
      '--domain',
      'clips.example',
      '--name',
      'Trending',
      '--category',
      'girls',
      '--header',
    ]);
    expect(asked.code).toBe(8);
    expect(asked.out).toMatch(/^video_id\texternal_id\t/m);
    expect(asked.err).toContain('grt feeds map up_');
  });

  // A stop is shown by import-interrupted.test.ts, and by the last test here.
  it.each<readonly [string, string, number | undefined]>([
    ['is killed', 'Trending', undefined],
    ...(isFull ? [['is asked to stop', 'Trending again', 0] as const] : []),
  ])(
    'loses nothing when the server %s in the middle of the import, and finishes as if nothing had happened',
    async (_how, name, code) => {
      const upload = ['feeds', 'upload', feedFile, '--domain', 'clips.example', '--name', name, '--category', 'girls'];
      const mapped = ['--header', '--mapping', join(examples, 'mapping.yaml'), '--json'];
      const begun = json<{ feed: { id: number }; import: { id: number } }>(
        done(await grt(client, [...upload, ...mapped])),
      );
      const sdk = createGrt({ baseUrl: server.apiUrl });
      await sdk.signIn({ username: 'brightside', password });
      const run = { id: begun.feed.id, import_id: begun.import.id };
      let seen = await sdk.clientFeeds.showImport(run);
      while (seen.progress.rows_read === 0) seen = await sdk.clientFeeds.showImport(run);
      expect(seen.state).toBe('running');
      if (code === undefined) await server.kill();
      else expect(await server.stop(), server.output()).toBe(code);

      await start();
      const state = async () => (seen = await sdk.clientFeeds.showImport(run)).state;
      await expect.poll(state).not.toMatch(/^(?:running|queued)$/);
      const counts = { rows: 7998, items: 2335, added: 2335, repeated: 5663, rejected: 0 };
      expect(seen).toMatchObject({ state: 'done', counts });
      const { meta } = await sdk.clientFeeds.listItems({ id: begun.feed.id, per_page: 1 });
      expect(meta.total).toBe(2335);
    },
  );

  it('counts the feed as active once an administrator approves it', async () => {
    const [feed] = json<{ id: number; total_items: number }[]>(await grt(client, ['feeds', 'list', '--json']));
    expect(feed?.total_items).toBe(2335);
    expect(done(await grt(client, ['dashboard'])).out).toContain('Active feeds\t0');
    done(await grt(admin, ['feeds', 'approve', String(feed?.id)]));
    expect(done(await grt(client, ['dashboard'])).out).toContain('Active feeds\t1');
  });

  it('stops when asked to', async () => {
    expect(await server.stop(), server.output()).toBe(0);
  });
});
