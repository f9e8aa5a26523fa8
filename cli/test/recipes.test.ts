import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGrtAs } from '../src/testing/run-grt.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));
const recipes = (await readdir(join(docs, 'ci'))).filter((name) => name !== 'README.md');

/** The lines of a recipe that run the program, as a shell receives them. */
async function linesOf(recipe: string): Promise<readonly string[]> {
  const text = await readFile(join(docs, 'ci', recipe), 'utf8');
  return text.split('\n').flatMap((line) => /node tools\/grt\.cjs [^'\n]+?(?=\s*(?:'|$))/.exec(line)?.[0] ?? []);
}

/** The recipes of docs/ci, line by line, in a repository like the one they are written for. */
describe('the recipes for CI systems', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let repository: string;
  let token: string;

  const acme = (...argv: readonly string[]) => runGrtAs(server, { as: 'acme' }, ...argv);
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    listening = await server.listen();
    await server.platform.queue.start();
    const about = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    const { out } = await acme('domains', 'add', 'daily-clips.example', ...about, '--jq', '.id');
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', out.trim());
    // Created as the README next to the recipes says, which shows that these scopes are enough.
    const readme = await readFile(join(docs, 'ci', 'README.md'), 'utf8');
    const [, scopes = '', days = ''] = /grt tokens create "[^"]+" --scope (\S+) --days (\d+)`/.exec(readme) ?? [];
    token = (await acme('tokens', 'create', 'Feeds pipeline', '--scope', scopes, '--days', days, '--jq', '.token')).out;

    repository = await mkdtemp(join(tmpdir(), 'grt-recipes-'));
    // The manifest is the one that docs/cli.md shows.
    const manifest = /```yaml\n([^`]+)```/.exec(await readFile(join(docs, 'cli.md'), 'utf8'))?.[1] ?? '';
    await writeFile(join(repository, 'feeds.yaml'), manifest);
    const copies = [
      [bundle, 'tools/grt.cjs'],
      ['examples/mapping.yaml', 'mapping.yaml'],
      ['examples/mapping.yaml', 'partner.mapping.yaml'],
      ['examples/videos.csv', 'feeds/trending.csv'],
      ['examples/videos.csv', 'trending.csv'],
      ['examples/videos.csv', 'partner.csv'],
    ] as const;
    for (const [from, to] of copies) {
      await mkdir(dirname(join(repository, to)), { recursive: true });
      await copyFile(from === bundle ? bundle : join(docs, from), join(repository, to));
    }
  });
  afterAll(async () => {
    await listening.close();
    await server.close();
    await rm(repository, { recursive: true, force: true });
  });

  const shell = async (line: string): Promise<{ readonly code: number | null; readonly err: string }> => {
    const child = spawn('sh', ['-ec', line], {
      cwd: repository,
      env: {
        PATH: process.env['PATH'],
        HOME: repository,
        CI: 'true',
        GRT_API_URL: listening.url,
        GRT_TOKEN: token.trim(),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, err };
  };

  it('validate and sync in all six', async () => {
    const verbs = await Promise.all(
      recipes.map(async (recipe) => [recipe, ...(await linesOf(recipe)).map((line) => line.split(' ')[3])]),
    );
    expect(verbs).toEqual(recipes.map((recipe) => [recipe, 'validate', 'sync']));
    expect(recipes).toHaveLength(6);
  });

  it('work, down to the last flag: the report exists, the feeds are imported, and a second run changes nothing', async () => {
    const lines = new Set((await Promise.all(recipes.map(linesOf))).flat());
    for (const line of lines) {
      const report = /> (\S+)$/.exec(line)?.[1];
      if (report !== undefined) await mkdir(dirname(join(repository, report)), { recursive: true });
      expect({ line, ...(await shell(line)) }).toMatchObject({ line, code: 0 });
      const written = report === undefined ? '' : await readFile(join(repository, report), 'utf8');
      if (report?.endsWith('.xml') === true) expect(written).toMatch(/<testsuite [^>]*failures="0"/);
      if (report?.endsWith('.sarif') === true) expect(JSON.parse(written)).toMatchObject({ version: '2.1.0' });
    }
    const { out } = await acme('feeds', 'list', '--jq', '.[] | "\\(.feed_name) \\(.total_items > 0)"');
    expect(out.trimEnd().split('\n').toSorted()).toEqual(['Partner true', 'Trending true']);
    const again = await shell('node tools/grt.cjs feeds sync feeds.yaml --json > again.json');
    expect(again).toEqual({ code: 0, err: '' });
  });
});
