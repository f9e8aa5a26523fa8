import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aHost, createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { runGrtAs } from '../src/testing/run-grt.ts';
import { bundle } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

interface Step {
  readonly name: string;
  readonly id?: string;
  readonly if?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly run: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

const action = parse(await readFile(new URL('../action/action.yml', import.meta.url), 'utf8')) as Action;
const examples = new URL('../../docs/examples/', import.meta.url);

/** What a runner has seen: the steps that ran, with how they ended, what they printed, and the outputs of the action. */
interface Seen {
  readonly steps: readonly (readonly [string, number | null])[];
  readonly text: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

describe('the action for GitHub', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let folder: string;
  let inputs: Readonly<Record<string, string>>;

  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    listening = await server.listen();
    await server.platform.queue.start();
    const acme = (...words: readonly string[]) => runGrtAs(server, { as: 'acme' }, ...words);
    const about = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    const { out } = await acme('domains', 'add', 'clips.example', ...about, '--jq', '.id');
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', out.trim());
    // The scopes that the action asks for.
    const scopes = 'feeds:write,feeds:read,domains:read';
    const token = (await acme('tokens', 'create', 'CI', '--scope', scopes, '--jq', '.token')).out.trim();
    const feed = { domain: 'clips.example', name: 'Trending', category: 'girls' };
    const files = { file: 'videos.csv', mapping: 'mapping.yaml' };
    inputs = { 'api-url': listening.url, token, program: bundle, ...feed, ...files };
  });
  afterAll(async () => {
    await listening.close();
    await server.close();
  });

  /** Runs the steps as a runner does, each in its own shell. */
  async function run(given: Readonly<Record<string, string>>, prepare = async (): Promise<void> => {}): Promise<Seen> {
    folder = await mkdtemp(join(tmpdir(), 'grt-action-'));
    for (const name of ['videos.csv', 'mapping.yaml']) await copyFile(new URL(name, examples), join(folder, name));
    await prepare();
    const outputs: Record<string, Record<string, string>> = {};
    const filled = (text: string): string =>
      text.replaceAll(
        /\$\{\{ (inputs|steps)\.([\w-]+)(?:\.outputs\.(\w+))? \}\}/g,
        (_, from, name: string, output: string) =>
          from === 'steps' ? (outputs[name]?.[output] ?? '') : (given[name] ?? action.inputs[name]?.default ?? ''),
      );
    const steps: [string, number | null][] = [];
    let text = '';
    for (const step of action.runs.steps) {
      const hasFailed = steps.some(([, code]) => code !== 0);
      if (!isRun(step.if, { isUploading: given['upload'] !== 'false', hasFailed, hasUploaded: steps.length > 2 }))
        continue;
      const env = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)]));
      const ended = await shell(step.run, env);
      text += ended.text;
      steps.push([step.name, ended.code]);
      if (step.id !== undefined) outputs[step.id] = await outputsIn(join(folder, 'output'));
    }
    const summary = await readFile(join(folder, 'summary'), 'utf8').catch(() => '');
    await rm(folder, { recursive: true });
    const own = Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value)] as const);
    return { steps, text, summary, outputs: Object.fromEntries(own) };
  }

  async function shell(script: string, env: Readonly<Record<string, string>>) {
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        CI: 'true',
        RUNNER_TEMP: folder,
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        ...env,
      },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, text };
  }

  it('checks, uploads, and reports a feed', async () => {
    const { steps, summary, outputs } = await run(inputs);
    expect(steps).toEqual(action.runs.steps.map(({ name }) => [name, 0]));
    expect(JSON.parse(outputs['import'] ?? '')).toMatchObject({ import: { state: 'done', counts: { items: 3 } } });
    expect(summary).toMatch(/^```\nFeed\t.*\n/);
    expect(summary).toContain('Trending');
  });

  it('names bad rows where they are, and sends nothing then', async () => {
    const { steps, text } = await run(inputs, () => writeFile(join(folder, 'videos.csv'), badRows));
    expect(steps).toEqual([
      ['Get grt', 0],
      ['Check every row', 8],
    ]);
    expect(text).toMatch(/^::error file=videos\.csv,line=2/m);
  });

  it('only checks with upload: false, which needs no token', async () => {
    const { steps } = await run({ ...inputs, token: '', upload: 'false' });
    expect(steps).toEqual([
      ['Get grt', 0],
      ['Check every row', 0],
    ]);
  });

  it('fails with the upload, and says so', async () => {
    const { steps, text } = await run({ ...inputs, domain: 'typo.example', name: 'Other' });
    expect(steps.map(([, code]) => code)).toEqual([0, 0, 6, 6]);
    expect(text).toContain('No domain is called');
  });

  it('has the inputs that docs/ci names', async () => {
    const readme = await readFile(new URL('../../docs/ci/README.md', import.meta.url), 'utf8');
    const [{ with: named }] = parse(/```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '') as [{ with: Record<string, string> }];
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(named)));
  });

  it('fetches the program of the platform, and refuses one with another checksum', async () => {
    const program = await readFile(bundle);
    const sum = createHash('sha256').update(program).digest('hex');
    let offered = program;
    const host = await aHost(({ url }, response) =>
      response.end(url === '/downloads/grt.cjs' ? offered : `${sum}  grt.cjs\n${sum}  grt-linux-x64\n`),
    );
    const check = { ...inputs, 'api-url': `${host.url}/api`, program: '', upload: 'false' };
    expect((await run(check)).steps.map(([, code]) => code)).toEqual([0, 0]);
    offered = Buffer.from('process.exit(0)');
    const { steps, text } = await run(check);
    expect(steps).toEqual([['Get grt', 1]]);
    expect(text).toContain('grt.cjs: FAILED');
    await host.close();
  });
});

const badRows = 'video_id,title,channel_title,tags,thumbnail_link\n1,,Ann,new,\n';

interface Progress {
  readonly isUploading: boolean;
  readonly hasFailed: boolean;
  readonly hasUploaded: boolean;
}

/** The conditions that the steps have. */
function isRun(condition: string | undefined, { isUploading, hasFailed, hasUploaded }: Progress): boolean {
  if (condition === undefined) return !hasFailed;
  if (condition === "inputs.upload == 'true'") return isUploading && !hasFailed;
  if (condition === "always() && steps.upload.outcome != 'skipped'") return hasUploaded;
  throw new Error(`No runner here knows the condition ${condition}`);
}

async function outputsIn(file: string): Promise<Record<string, string>> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
