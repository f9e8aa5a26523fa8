import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { compileFaults } from '@grt/sdk/testing/compile-faults';
import { call } from './testing/api-calls.ts';
import { createTestServer, testPassword } from './testing.ts';

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

/** What a page says of a server and a token that the test has others of. */
const stated = { address: /https:\/\/platform\.example\/api|http:\/\/127\.0\.0\.1:4010\/api/g, token: 'grt_t_…' };

const pages: readonly Guide[] = [
  { path: 'README.md', printed: ['clips.example\n'] },
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
];

// Inside the repository, so that the examples find the SDK as a program that has installed it does.
const cache = join(root, '.cache');
let folder: string;
beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'sdk-guide-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function examplesOf(path: string): Promise<readonly string[]> {
  const page = await readFile(join(root, path), 'utf8');
  return [...page.matchAll(/^```ts(?: \w+)?\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
}

it('every example of the SDK and of webhooks compiles', async () => {
  const examples = (await Promise.all([...pages.map(({ path }) => path), 'docs/webhooks.md'].map(examplesOf))).flat();
  const files = examples.map((_, at) => join(folder, `example-${String(at + 1)}.ts`));
  await Promise.all(examples.map((text, at) => writeFile(files[at] ?? '', text)));
  expect(compileFaults(files)).toEqual([]);
});

/** A server with a domain of acme's that is approved. */
async function aServer() {
  const server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const { url, close } = await server.listen();
  onTestFinished(async () => {
    await close();
    await server.close();
  });
  const acme = await server.signIn('acme');
  const domain = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };
  await call(server, '/domains', { token: acme, json: { domain_name: 'clips.example', ...domain } });
  await call(server, '/admin/domains/1/approve', { token: await server.signIn('admin'), json: {} });
  await server.platform.queue.start();
  return { url, acme };
}

// One process runs all pages, each on a server of its own: loading the SDK takes it most of its time.
it('the examples run, one after another, and print what they should', async () => {
  const rows = ['a,A,https://a.example/a.jpg', 'b,B,https://a.example/b.jpg'];
  await writeFile(join(folder, 'videos.csv'), ['video_id,title,thumbnail_link', ...rows, ''].join('\n'));
  const runner: string[] = [];
  for (const [of, { path }] of pages.entries()) {
    const { url, acme } = await aServer();
    const env = JSON.stringify({ GRT_API_URL: url, GRT_TOKEN: acme, GRT_PASSWORD: testPassword });
    runner.push(`console.log('=== ${path}'); Object.assign(process.env, ${env});`);
    for (const [at, text] of (await examplesOf(path)).entries()) {
      const file = `page-${String(of + 1)}-example-${String(at + 1)}.ts`;
      await writeFile(join(folder, file), text.replaceAll(stated.address, url).replaceAll(stated.token, acme));
      runner.push(`console.log('---'); await import('./${file}');`);
    }
  }
  await writeFile(join(folder, 'run.mts'), runner.join('\n'));
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', loader, 'run.mts'], { cwd: folder });
  const printed = stdout.split(/^=== /m).slice(1);
  expect(printed).toHaveLength(pages.length);
  for (const [of, page] of pages.entries()) {
    const outputs = printed[of]?.split('---\n').slice(1) ?? [];
    expect(outputs, page.path).toHaveLength(page.printed.length);
    for (const [at, output] of outputs.entries())
      expect(output, page.path).toMatch(new RegExp(`^${page.printed[at] ?? ''}$`));
  }
});
