import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

const header = 'external_id,title,thumbnail_url';
const row = (id: string): string => `${id},T ${id},https://img.example/${id}.jpg`;
const file = (rows: readonly string[]): string => [header, ...rows, ''].join('\n');
const many = Array.from({ length: 40 }, (_, index) => row(`v${String(index)}`));

const folder = ['feeds', 'sync', 'exports', '--domain', 'clips.example', '--category', 'girls', '--header'];

describe('grt feeds sync in a pipeline', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-sync-'));
    await mkdir(join(home, 'exports'));
    const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const write = (name: string, rows: readonly string[]) => writeFile(join(home, 'exports', name), file(rows));
  const sync = (...flags: readonly string[]): Promise<GrtRun> =>
    runGrtAt(server, home, { as: 'acme' }, ...folder, ...flags);

  it('says for each file which rows were rejected, which gave warnings, and where the details are', async () => {
    await write('a.csv', [...many, ',no id,https://img.example/x.jpg', row('v1')]);
    const { code, out, err } = await sync('--fail-on-rejected');
    expect(code).toBe(3);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^exports\/a\.csv: 1 row: .+$/m);
    expect(err).toMatch(/^exports\/a\.csv: 1 row: The same ID appears again.+$/m);
    expect(err).toMatch(/^exports\/a\.csv: For details on each row: grt feeds report \d+ --rows$/m);
  });

  it('says nothing else with --quiet', async () => {
    await write('a.csv', [...many, ',no id,https://img.example/x.jpg']);
    const { code, err } = await sync('--quiet');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('says why an import is held, and exits 1', async () => {
    await write('a.csv', many.slice(0, 2));
    const { code, err } = await sync();
    expect(code).toBe(1);
    expect(err).toMatch(/^exports\/a\.csv: The import is held: .+$/m);
  });
});
