import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { builtModule, startsQuickly } from '../testing/built-server.ts';
import type { ChaosProfile } from './public-api.ts';
import { serveProxy } from './serve-proxy.ts';
import { startTestServer } from './start-test-server.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

type Program = ChildProcessByStdio<null, Readable, Readable>;

interface Facts {
  readonly url: string;
  readonly api_url: string;
  readonly control_url: string;
  readonly pid: number;
}

const running = new Set<Program>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grt-serve-test-'));
});
afterEach(() => {
  for (const program of running) program.kill('SIGKILL');
  running.clear();
});
afterAll(() => rm(folder, { recursive: true }));

function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Program {
  const program = spawn(process.execPath, [...startsQuickly, '--no-opt', builtModule('packaged'), '--test', ...words], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(program);
  return program;
}

/** What it prints once it is ready, which is one line of JSON. */
async function start(...words: readonly string[]): Promise<{ program: Program; facts: Facts }> {
  const program = run([...words, '--json']);
  const [line] = (await once(program.stdout, 'data')) as readonly Buffer[];
  expect(String(line)).toMatch(/^\{.*\}\n$/);
  return { program, facts: JSON.parse(String(line)) as Facts };
}

/** @returns its exit code, and what it says until then */
async function ended(program: Program, signal?: 'SIGTERM' | 'SIGINT') {
  if (signal) program.kill(signal);
  const exit = once(program, 'exit');
  const [out, error, [code]] = await Promise.all([text(program.stdout), text(program.stderr), exit]);
  return { code: code as number | null, out, error };
}

/** @returns the status for a request under that name of the server */
async function statusUnder(name: string, url: string): Promise<number | undefined> {
  const sent = get(url, { headers: { host: name } });
  const [reply] = (await once(sent, 'response')) as readonly IncomingMessage[];
  reply?.resume();
  return reply?.statusCode;
}

describe('grt-server --test', () => {
  it('prints one line of JSON, answers there and on this machine only, and judges and writes what was met', async () => {
    const { program, facts } = await start(
      '--port',
      '0',
      '--coverage',
      'met.json',
      '--require',
      'operations=0.5,reply-fields=0',
    );
    const [, port] = /^http:\/\/127\.0\.0\.1:(\d+)$/.exec(facts.url) ?? [];
    expect(facts).toEqual({
      url: `http://127.0.0.1:${String(port)}`,
      api_url: `${facts.url}/api`,
      control_url: `${facts.url}/_test`,
      pid: program.pid,
    });
    expect((await fetch(`${facts.api_url}/health`)).status).toBe(200);
    expect(await statusUnder('localhost', `${facts.control_url}/state`)).toBe(200);
    expect(await statusUnder('tests.example', `${facts.control_url}/state`)).toBe(421);
    const { code, error } = await ended(program, 'SIGINT');
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^1 of \d+ operations, 0%, instead of 50%\. Missing:\n {2}\w/),
    ]);
    expect(JSON.parse(await readFile(join(folder, 'met.json'), 'utf8'))).toMatchObject({ operations: { called: 1 } });
  });

  it('is reachable from elsewhere only if that is said twice, and ends with 0 when it is stopped', async () => {
    const alone = await ended(run(['--host', '0.0.0.0']));
    expect([alone.code, alone.out, alone.error]).toEqual([
      1,
      '',
      expect.stringContaining('add --reachable-from-elsewhere'),
    ]);
    const { program, facts } = await start('--host', '0.0.0.0', '--reachable-from-elsewhere');
    expect(await statusUnder('tests.example', `${facts.control_url}/state`)).toBe(200);
    expect(await ended(program, 'SIGTERM')).toEqual({ code: 0, out: '', error: '' });
  });

  it.each([
    [['--scenario', 'a lost one'], 'There are: empty, people, demo'],
    [['--colour'], "Unknown option '--colour'"],
  ])('refuses %j with a sentence and 1', async (words, message) => {
    const { code, out, error } = await ended(run(words));
    expect([code, out, error]).toEqual([1, '', expect.stringContaining(message)]);
    expect(error).not.toMatch(/\n\s+at /);
  });

  it('refuses other chaos, times, and files than there are with a sentence', async () => {
    const chaos = 'wild' as ChaosProfile;
    await expect(startTestServer({ chaos })).rejects.toThrow('There are: flaky, slow, busy, outage');
    await expect(startTestServer({ now: 'later' })).rejects.toThrow('Not a time: later');
    await expect(serveProxy({ replay: 'lost.ndjson' })).rejects.toThrow('lost.ndjson');
  });

  it('does not start in production', async () => {
    const { code, out, error } = await ended(run([], { NODE_ENV: 'production' }));
    expect([code, out, error]).toEqual([1, '', 'The test server is refused with NODE_ENV=production.\n']);
  });
});

describe('grt-server --test --proxy', () => {
  it('does not start in production, or without the base of an API', async () => {
    await expect(serveProxy({ proxy: 'api.example' })).rejects.toThrow('--proxy needs the base of an API');
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    const refused = serveProxy({ proxy: 'https://api.example/api' });
    await expect(refused).rejects.toThrow('The test server is refused with NODE_ENV=production.');
  });

  it('ends with 0 in front of what keeps the contract, and replays what it recorded', async () => {
    const upstream = await startTestServer();
    const proxy = await start('--proxy', `${upstream.url}/api`, '--record', 'calls.ndjson', '--report', 'none.json');
    expect((await fetch(`${proxy.facts.api_url}/health`)).status).toBe(200);
    const { code, out } = await ended(proxy.program, 'SIGTERM');
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ calls: 1 })]);
    await upstream.close();
    const replay = await start('--replay', 'calls.ndjson');
    expect((await fetch(`${replay.facts.api_url}/health`)).status).toBe(200);
    expect((await ended(replay.program, 'SIGTERM')).code).toBe(0);
  });

  it('ends with 1 in front of what does not, and says in which operation', async () => {
    const other = createServer((_, reply) => reply.setHeader('Content-Type', 'application/json').end('{"fine":true}'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { program, facts } = await start('--proxy', `http://127.0.0.1:${port}/api`, '--report', 'differences.txt');
    expect(await (await fetch(`${facts.api_url}/health`)).json()).toEqual({ fine: true });
    expect((await ended(program, 'SIGTERM')).code).toBe(1);
    expect(await readFile(join(folder, 'differences.txt'), 'utf8')).toContain('system.health');
    other.closeAllConnections();
    other.close();
  });
});
