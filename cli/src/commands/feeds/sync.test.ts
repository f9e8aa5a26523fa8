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

describe('grt feeds sync in a pipeline', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-sync-'));
    const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Syncs a folder that has only a file of its own name, and so only one feed. */
  const sync = async (name: string, rows: readonly string[], ...flags: readonly string[]): Promise<GrtRun> => {
    await mkdir(join(home, name), { recursive: true });
    await writeFile(join(home, name, `${name}.csv`), file(rows));
    const about = ['--domain', 'clips.example', '--category', 'girls', '--header'];
    return runGrtAt(server, home, { as: 'acme' }, 'feeds', 'sync', name, ...about, ...flags);
  };

  it('says for each file which rows were rejected, which gave warnings, and where the details are', async () => {
    const rows = [...many, ',no id,https://img.example/x.jpg', row('v1')];
    const { code, out, err } = await sync('rejected', rows, '--fail-on-rejected');
    expect(code).toBe(3);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^rejected\/rejected\.csv: 1 row: .+$/m);
    expect(err).toMatch(/^rejected\/rejected\.csv: 1 row: The same ID appears again.+$/m);
    expect(err).toMatch(/^rejected\/rejected\.csv: For details on each row: grt feeds report \d+ --rows$/m);
  });

  it('says nothing else with --quiet', async () => {
    const { code, err } = await sync('quiet', [...many, ',no id,https://img.example/x.jpg'], '--quiet');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('says why an import is held, and exits 1', async () => {
    await sync('held', many);
    const { code, err } = await sync('held', many.slice(0, 2));
    expect(code).toBe(1);
    expect(err).toMatch(/^held\/held\.csv: The import is held: .+$/m);
  });
});
