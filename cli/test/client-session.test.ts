import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from '../src/testing/run-grt.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const feed = `id,name,picture\n1,One,https://cdn.clips.example/1.jpg\n2,Two,https://cdn.clips.example/2.jpg\n`;
const mapping = `version: 1\nheader: true\nfields:\n  external_id: id\n  title: name\n  thumbnail_url: picture\n`;

/** Clients with a repository of feeds, as in a pipeline. */
describe('a client and its feeds in a pipeline', () => {
  let server: TestServer;
  let home: string;
  const acme = (...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, { as: 'acme' }, ...argv);
  /** The client of the one test that counts its feeds. */
  const globex = (...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, { as: 'globex' }, ...argv);
  const write = (name: string, text: string): Promise<void> => writeFile(join(home, name), text);
  const rows = ({ out }: GrtRun): readonly (readonly string[])[] =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
  /** The flags for syncing a folder to a new approved domain. */
  const approved = async (client: typeof acme, domain: string): Promise<readonly string[]> => {
    const policy = ['--dmca-url', `https://${domain}/dmca`, '--removal-email', `removal@${domain}`];
    const { out } = await client('domains', 'add', domain, ...policy, '--json', 'id');
    const { id } = JSON.parse(out) as { id: number };
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', String(id));
    return ['--domain', domain, '--category', 'girls', '--mapping', 'mapping.yaml'];
  };
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    for (const folder of ['feeds', 'synced']) {
      await mkdir(join(home, folder));
      await write(`${folder}/trending.csv`, feed);
    }
    await write('mapping.yaml', mapping);
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  it('checks a file without a server: as text, as JSON, and as CI systems read it', async () => {
    const nobody: Seat = { env: { GRT_API_URL: 'http://127.0.0.1:1/api' } };
    const check = (...argv: readonly string[]): Promise<GrtRun> =>
      runGrtAt(server, home, nobody, 'feeds', 'validate', ...argv);
    expect(await check('feeds/trending.csv', '--mapping', 'mapping.yaml')).toEqual({
      code: 0,
      out: '',
      err: '2 rows, 2 good, 0 rejected. It can be imported.\n',
    });
    await write('bad.csv', `${feed}3,,not an address\n`);
    const bad = await check('bad.csv', '--mapping', 'mapping.yaml');
    expect(bad.code).toBe(8);
    expect(bad.out).toMatch(/^4\terror\trow\.\w+\t/m);
    const asJson = await check('bad.csv', '--mapping', 'mapping.yaml', '--jq', '[.rows, .rejected]');
    expect(asJson.out).toBe('[3,1]\n');
    const junit = await check('bad.csv', '--mapping', 'mapping.yaml', '--report', 'junit');
    expect(junit.out).toMatch(
      /<testsuite [^>]*failures="3"[\s\S]*<failure type="[^"]+" message="1: [^"]+">bad\.csv:4 /,
    );
    const sarif = await check('bad.csv', '--mapping', 'mapping.yaml', '--report', 'sarif');
    const { runs } = JSON.parse(sarif.out) as { runs: readonly { results: readonly unknown[] }[] };
    expect(runs[0]?.results[0]).toMatchObject({
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'bad.csv' }, region: { startLine: 4 } } }],
    });
    expect(await check('mapping.yaml')).toMatchObject({ code: 8 });
    expect(await check('feeds/trending.csv', '--map', 'id=title')).toMatchObject({ code: 8 });
  });

  it('writes a mapping file that fits the feed it was written for', async () => {
    const { code, out } = await acme('feeds', 'mapping', 'init', 'feeds/trending.csv', '--header');
    expect(code).toBe(0);
    expect(out).toMatch(/^version: 1\nformat: csv\ndelimiter: comma\nheader: true\nfields:\n/);
    expect(out).toContain('external_id: id\n');
    await write('suggested.yaml', out);
    expect(await acme('feeds', 'validate', 'feeds/trending.csv', '--mapping', 'suggested.yaml')).toMatchObject({
      code: 0,
    });
  });

  it('syncs a folder or a manifest: imports nothing twice, and goes on after a problem with one feed', async () => {
    const sync = ['feeds', 'sync', 'synced', ...(await approved(globex, 'synced.example'))];
    const planned = await globex(...sync, '--dry-run');
    expect(planned).toMatchObject({ out: 'synced/trending.csv\ttrending\tsynced.example\tmapping.yaml\tadd\n' });
    const [added] = rows(await globex(...sync));
    expect(added?.slice(1)).toEqual(['trending', 'added', 'done', '2', '2', '0', '0', 'synced/trending.csv']);
    const [again] = rows(await globex(...sync));
    expect(again?.slice(0, 4)).toEqual([added?.[0], 'trending', 'updated', 'unchanged']);
    await write('synced/trending.csv', `${feed}3,Three,https://cdn.clips.example/3.jpg\n`);
    const [changed] = rows(await globex(...sync));
    expect(changed?.slice(2, 6)).toEqual(['updated', 'done', '3', '1']);
    expect((await globex('feeds', 'list', '--jq', 'length')).out).toBe('1\n');
    expect((await globex('feeds', 'mapping', 'show', added?.[0] ?? '')).out).toContain('thumbnail_url: picture\n');

    const manifest = `version: 1\ndomain: synced.example\ncategory: girls\nmapping: mapping.yaml\nfeeds:\n`;
    await write(
      'feeds.yaml',
      `${manifest}  - { file: synced/trending.csv }\n  - { file: missing.csv, name: Missing }\n`,
    );
    const seen = await globex('feeds', 'sync', 'feeds.yaml');
    expect(seen).toMatchObject({ code: 3, err: 'missing.csv: File not found: missing.csv\n' });
    expect(rows(seen)[0]?.slice(1, 4)).toEqual(['trending', 'updated', 'unchanged']);
    await write('feeds.yaml', `${manifest}  - { file: a.csv, color: red }\n  - { file: a.csv }\n  - {}\n`);
    const wrong = await globex('feeds', 'sync', 'feeds.yaml');
    expect(wrong.code).toBe(8);
    expect(wrong.err).toContain('feeds.1.color: Unknown setting "color"');
    expect(wrong.err).toContain('feeds.2.name: two feeds on the same domain have the same name');
    expect(wrong.err).toContain('feeds.3.file: file is missing');
  });

  it('gives a feed a new file by its name or id, instead of adding another feed', async () => {
    const [added] = rows(await acme('feeds', 'sync', 'feeds', ...(await approved(acme, 'clips.example'))));
    const about = ['--domain', 'clips.example', '--name', 'trending', '--replace', '--wait'];
    const replaced = await acme('feeds', 'upload', 'feeds/trending.csv', ...about, '--json', 'feed.id,import.state');
    expect(replaced).toMatchObject({ code: 0 });
    const { 'feed.id': id } = JSON.parse(replaced.out) as Record<string, number>;
    expect(String(id)).toBe(added?.[0]);
    await write('one.csv', feed.split('\n').slice(0, 2).join('\n'));
    const shorter = await acme('feeds', 'upload', 'one.csv', '--feed', String(id), '--wait');
    expect(shorter).toMatchObject({ code: 1, out: expect.stringContaining('State\theld') as string });
    expect((await acme('feeds', 'drop', String(id))).err).toContain('Missing: --yes');
    expect((await acme('feeds', 'drop', String(id), '--yes')).out).toContain('\tdropped\t');
    expect(rows(await acme('feeds', 'imports', String(id))).map((row) => row[1])).toContain('dropped');
    expect(await acme('feeds', 'edit', String(id), '--name', 'Trending, US')).toMatchObject({
      code: 0,
      out: expect.stringContaining('\tTrending, US\t') as string,
    });
    await runGrtAs(server, { as: 'reviewer' }, 'feeds', 'approve', String(id));
    expect((await acme('feeds', 'pause', String(id))).out).toMatch(/\tapproved\tno\n$/);
    expect((await acme('feeds', 'resume', String(id))).out).toMatch(/\tapproved\tyes\n$/);
  });

  it('shows, edits, and simulates a domain, and deletes it, pausing its feeds', async () => {
    const [added] = rows(await acme('feeds', 'sync', 'feeds', ...(await approved(acme, 'sold.example'))));
    await runGrtAs(server, { as: 'reviewer' }, 'feeds', 'approve', added?.[0] ?? '');
    expect((await acme('domains', 'show', 'sold.example', '--jq', '.status')).out).toBe('approved\n');
    const edited = await acme('domains', 'edit', 'sold.example', '--removal-email', 'new@sold.example');
    expect(edited).toMatchObject({ code: 7 });
    await acme('bids', 'set', 'sold.example', '--bid', '0.25', '--budget', '100');
    const asked = await acme('bids', 'simulate', 'sold.example', '--budget', '50', '--json', 'state,clicks_max');
    expect(JSON.parse(asked.out)).toEqual([
      { state: 'now', clicks_max: 400 },
      { state: 'then', clicks_max: 200 },
    ]);
    expect(await acme('bids', 'simulate', 'sold.example')).toMatchObject({ code: 2 });
    expect((await acme('bids', 'resume', 'sold.example', '--json', 'is_active')).out).toBe('{"is_active":true}\n');
    expect((await acme('bids', 'pause', 'sold.example', '--json', 'is_active')).out).toBe('{"is_active":false}\n');
    const asks = await acme('domains', 'delete', 'sold.example', '--dry-run');
    expect(asks).toMatchObject({
      code: 0,
      err: 'Delete sold.example? 1 feed will be paused, and bidding will stop. Nothing was changed (--dry-run).\n',
    });
    expect(await acme('domains', 'delete', 'sold.example', '--yes')).toMatchObject({ code: 0 });
    expect(await acme('domains', 'show', 'sold.example')).toMatchObject({ code: 6 });
  });

  it('keeps several accounts, and switches between them', async () => {
    const login = (name: string): Promise<GrtRun> =>
      runGrtAt(
        server,
        home,
        { stdin: testPassword },
        'auth',
        'login',
        '-u',
        name,
        '--password-stdin',
        '--profile',
        name,
      );
    const kept = (...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, {}, ...argv);
    await login('acme');
    await login('globex');
    expect((await kept('profile', 'list', '--jq', '.[] | [.profile, .is_current] | @tsv')).out).toBe(
      'acme\tfalse\nglobex\ttrue\n',
    );
    expect((await kept('auth', 'switch')).out).toMatch(/^acme\tacme\t/);
    expect((await kept('auth', 'whoami', '--jq', '.user.username')).out).toBe('acme\n');
    expect((await kept('auth', 'refresh')).code).toBe(0);
    expect((await kept('auth', 'whoami', '--jq', '.user.username')).out).toBe('acme\n');
    expect((await kept('profile', 'delete', 'acme')).code).toBe(0);
    expect(await kept('profile', 'use', 'acme')).toMatchObject({ code: 6 });
    expect(await readFile(join(home, '.config/grt/credentials.json'), 'utf8')).not.toContain('"acme"');
    const asked = await kept('auth', 'reset', 'globex');
    expect(asked).toMatchObject({ code: 0, out: '' });
  });
});
