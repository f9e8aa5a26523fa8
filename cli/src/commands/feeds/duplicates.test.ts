import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  folder = await mkdtemp(join(tmpdir(), 'grt-duplicates-'));
  await writeFile(join(folder, 'videos.csv'), 'external_id,title,thumbnail_url\na,A,https://a.example/a.jpg\n');
});
afterAll(() => Promise.all([server.close(), rm(folder, { recursive: true })]));

const grt = (as: string, ...words: string[]) => runGrtAs(server, { as }, ...words);

it('lists the feeds that share the file, and says when there are none', async () => {
  await grt(
    'acme',
    'domains',
    'add',
    'clips.example',
    '--dmca-url=https://a.example/dmca',
    '--removal-email=a@a.example',
  );
  await grt('admin', 'domains', 'approve', '1');
  const upload = (name: string) =>
    grt(
      'acme',
      'feeds',
      'upload',
      join(folder, 'videos.csv'),
      '--domain=clips.example',
      `--name=${name}`,
      '--category=girls',
      '--header',
    );
  await upload('First');
  expect(await grt('reviewer', 'feeds', 'duplicates', '1')).toMatchObject({
    code: 0,
    out: '',
    err: 'No likely duplicates found.\n',
  });
  await upload('Second');
  const { out } = await grt('reviewer', 'feeds', 'duplicates', '1');
  expect(out).toMatch(/^2\tfile\tSecond\tAcme Video\tclips\.example\tpending\t\S+\n$/);
  expect(await grt('reviewer', 'feeds', 'duplicates', '99')).toMatchObject({ code: 6 });
  expect(await grt('acme', 'feeds', 'duplicates', '1')).toMatchObject({ code: 5 });
});
