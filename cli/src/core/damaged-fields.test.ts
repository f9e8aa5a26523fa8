import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAt, type GrtRun } from '../testing/run-grt.ts';

describe('a text with U+FFFD in place of a character', () => {
  let server: TestServer;
  let home: string;
  let ids: readonly string[];
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    ids = (await seedPendingApplications(server, { count: 2 })).map(String);
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const grt = (...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, { as: 'admin' }, ...argv);
  const damaged = 'Soci\uFFFDt\uFFFD introuvable';
  const problem = 'This text has characters that could not be read (\uFFFD). Type it again, or save the file as UTF-8.';

  it('is refused by a run over several, which leaves nothing to continue', async () => {
    expect(await grt('registrations', 'reject', ...ids, '--reason', damaged)).toEqual({
      code: 8,
      out: '',
      err: `error: Please correct these fields.\n  reason: ${problem}\n`,
    });
    expect((await grt('registrations', 'reject', '--resume')).code).toBe(6);
    for (const id of ids)
      expect((await grt('registrations', 'show', id, '--json', 'status')).out).toBe('{"status":"pending"}\n');
  });

  it.each([
    ['question', (id: string) => ['registrations', 'ask', id, '--question', damaged]],
    ['body', (id: string) => ['api', 'registrations.ask', '-F', `id=${id}`, '-f', `question=${damaged}`]],
  ])('is refused in a single call: %s', async (_field, argv) => {
    const { code, err } = await grt(...argv(ids[0] ?? ''));
    expect({ code, err }).toEqual({ code: 8, err: expect.stringContaining(`question: ${problem}`) as string });
  });

  it('may be searched for', async () => {
    expect(await grt('registrations', 'list', '--search', '\uFFFD')).toMatchObject({ code: 0 });
  });

  it('may be the name of a column, also in a mapping file that grt wrote', async () => {
    const feed = 'external_id,title\uFFFD,thumbnail_url\na,A,https://a.example/a.jpg\n';
    await writeFile(join(home, 'videos.csv'), feed);
    const { out } = await grt('feeds', 'mapping', 'init', 'videos.csv', '--header');
    expect(out).toContain('title\\uFFFD');
    await writeFile(join(home, 'mapping.yaml'), out);
    for (const mapping of [[], ['--map', 'title\uFFFD=title']])
      expect(
        await grt('feeds', 'validate', 'videos.csv', '--header', '--mapping', 'mapping.yaml', ...mapping),
      ).toMatchObject({ code: 0 });
  });
});
