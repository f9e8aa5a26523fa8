import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compileFaults } from '@grt/sdk/testing/compile-faults';
import { call } from './testing/api-calls.ts';
import { createTestServer, testPassword, type TestServer } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It compiles with TypeScript.

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A page, and what each of its examples prints, in their order. */
interface Guide {
  readonly path: string;
  readonly printed: readonly string[];
}

const guide = [
  'clips.example\n',
  'acme\n',
  'Acme Video\n',
  '1 of 1\nclips.example\n',
  'done 2\n',
  '0 0\n',
  '.*, traffic\nSomeone has changed it since. Read it again.\n',
  'client 2 changed by me\n',
  'domain_name: .+\n(?:.+\n)*content_removal_email: .+\n',
  'Feed not found\\.?\n200 string\n',
  'true\n',
  'acme\n',
  'true\n',
  'ok\n',
];

/** What a page of the package says of a server and a token that it does not have. */
const stated = { address: 'https://platform.example/api', token: 'grt_t_…' };

describe.each<Guide>([
  { path: 'docs/sdk.md', printed: guide },
  {
    path: 'sdk/README.md',
    printed: [
      'clips.example\n',
      '',
      '0 of 0\n',
      String.raw`\{[^}]*\bitems: 2,[^}]*\}` + '\n',
      '',
      'ok\n',
      'ok\n',
      String.raw`0 \[\]` + '\n',
    ],
  },
])('the examples of $path', ({ path, printed }) => {
  let examples: readonly { readonly name: string; readonly text: string }[];
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
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    ({ url, close } = await server.listen());
    const acme = await server.signIn('acme');
    const page = await readFile(join(root, path), 'utf8');
    examples = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text = ''], at) => ({
      name: `example-${String(at + 1)}.ts`,
      text: text.replaceAll(stated.address, url).replaceAll(stated.token, acme),
    }));
    await Promise.all(examples.map(({ name, text }) => writeFile(join(folder, name), text)));
    const domain = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };
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
    for (const [at, output] of outputs.entries()) expect(output).toMatch(new RegExp(`^${printed[at] ?? ''}$`));
  });
});
