import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileFaults } from '@grt/sdk/testing/compile-faults';
import { call } from './testing/api-calls.ts';
import { createTestServer, testPassword, type TestServer } from './testing.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = [...(await readFile(join(root, 'docs/sdk.md'), 'utf8')).matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
  ([, text = ''], at) => ({ name: `example-${String(at + 1)}.ts`, text }),
);

/** What each example prints, in the order of the page. */
const printed = [
  'clips.example',
  'acme',
  'Acme Video',
  '1 of 1\nclips.example',
  'done 2',
  '0 0',
  '.*, traffic\nSomeone has changed it since. Read it again.',
  'domain_name: .+\n(?:.+\n)*content_removal_email: .+',
  'Feed not found\\.?\n200 string',
  'true',
  'true',
  'ok',
];

describe('the examples of docs/sdk.md', () => {
  let folder: string;
  let server: TestServer;
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    // Inside the repository, so that the examples find the SDK as a program that has installed it does.
    await mkdir(join(root, '.cache'), { recursive: true });
    folder = await mkdtemp(join(root, '.cache/sdk-guide-'));
    const rows = ['a,A,https://a.example/a.jpg', 'b,B,https://a.example/b.jpg'];
    await writeFile(join(folder, 'videos.csv'), ['video_id,title,thumbnail_link', ...rows, ''].join('\n'));
    await Promise.all(examples.map(({ name, text }) => writeFile(join(folder, name), text)));
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    ({ url, close } = await server.listen());
    const domain = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };
    const acme = await server.signIn('acme');
    await call(server, '/domains', { token: acme, json: { domain_name: 'clips.example', ...domain } });
    await call(server, '/admin/domains/1/approve', { token: await server.signIn('admin'), json: {} });
  });
  afterAll(async () => {
    await close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('compile', () => {
    expect(compileFaults(examples.map(({ name }) => join(folder, name)))).toEqual([]);
  });

  it('run, one after another, and print what they should', async () => {
    const runner = examples.map(({ name }) => `console.log('---'); await import('./${name}');`);
    await writeFile(join(folder, 'run.mts'), runner.join('\n'));
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const running = promisify(execFile)(process.execPath, ['--import', loader, 'run.mts'], {
      cwd: folder,
      env: { ...process.env, GRT_API_URL: url, GRT_TOKEN: await server.signIn('acme'), GRT_PASSWORD: testPassword },
    });
    const state = { isRunning: true };
    void running.finally(() => (state.isRunning = false)).catch(() => undefined);
    while (state.isRunning) {
      await server.drain();
      await setImmediate();
    }
    const { stdout } = await running;
    const outputs = stdout.split('---\n').slice(1);
    expect(outputs).toHaveLength(printed.length);
    for (const [at, output] of outputs.entries()) expect(output).toMatch(new RegExp(`^${printed[at] ?? ''}\n$`));
  });
});
