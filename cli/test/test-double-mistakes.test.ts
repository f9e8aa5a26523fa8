import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer, type Fault, type GrtTestServer } from '@grt/mock-server/test-double';
import { builtModule } from '@grt/mock-server/testing';
import { createGrt } from '@grt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

let server: GrtTestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grt-mistakes-'));
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('a scenario with a mistake', () => {
  const step = (text: string) => `name: x\nsteps:\n  - ${text}\n`;
  const mistakes: Readonly<Record<string, readonly [text: string, complaint: string]>> = {
    'that is not YAML': ['name: x\nsteps:\n  - as: acme\n   call: y\n', 'mistake.yaml is not YAML: '],
    'in a name at the top': ['name: x\nform: demo\nsteps: []\n', 'does not have form. It can have name, from, steps.'],
    'in a name of a step': [
      step('{ as: acme, call: domains.list, whith: {} }'),
      'step 1 does not have whith. It can have as, call, with, keep.',
    ],
    'in a step of another kind': [step('{ advance: 2h, as: acme }'), 'step 1 does not have as. It can have advance.'],
    'in an operation': [
      step('{ as: acme, call: domain.create }'),
      'The contract has no operation domain.create. Those like it: domains.',
    ],
    'in who calls': [
      step('{ as: acmee, call: domains.list }'),
      'There is no account acmee. There are: admin, reviewer',
    ],
    'in a field': [
      step('{ as: acme, call: domains.create, with: { domain: a.example } }'),
      'domains.create was answered with 422: Please correct these fields.\n  domain_name: Domain name is required',
    ],
    'in what was kept': [
      `${step('{ as: acme, call: domains.list, keep: one }')}  - { as: reviewer, call: domains.approve, with: { id: $one.idd } }\n`,
      'step 2: $one.idd: there is no idd in what one keeps',
    ],
    'in what nothing has kept': [
      step('{ as: acme, call: domains.show, with: { id: $gone.id } }'),
      'no step before keeps gone',
    ],
  };

  it.each(Object.entries(mistakes))('%s is refused, and says where it is', async (_, [text, complaint]) => {
    const file = join(folder, 'mistake.yaml');
    await writeFile(file, text);
    await expect(server.begin(file)).rejects.toThrow(complaint);
  });

  it('leaves nothing behind that keeps a process running', { timeout: 60_000 }, async () => {
    const testing = JSON.stringify(pathToFileURL(builtModule('test-double/index')).href);
    const program = `const { startTestServer } = await import(${testing});
      const failed = [{ scenario: { name: 'x', steps: [{ as: 'nobody', call: 'domains.list' }] } }, { environment: { GRT_RATE_LIMITS: 'x' } }];
      for (const options of failed) console.log(await startTestServer(options).then(() => 'started', ({ message }) => message));`;
    const words = ['--input-type', 'module', '-e', program];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 55_000 });
    expect(stdout).toContain('fails in step 1: There is no account nobody');
    expect(stdout).toContain('GRT_RATE_LIMITS must be on or off');
  });
});

it('a port that is taken is refused, and another server starts afterward', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(startTestServer({ port })).rejects.toThrow('EADDRINUSE');
  other.close();
  await using next = await startTestServer();
  expect((await createGrt(await next.as('acme')).domains.list()).data).toEqual([]);
});

describe('a fault', () => {
  const faults: readonly [fault: object, complaint: string][] = [
    [{ delay: 30 }, 'A fault does not have delay. It can have operation, times, probability'],
    [
      { operation: 'domain.list', status: 503 },
      'The contract has no operation domain.list. Those like it: domains.list',
    ],
    [{ status: 503, probability: 20 }, 'probability of a fault must be 0 to 1, not 20.'],
    [{ status: 503, times: 0 }, 'times of a fault must be a whole number above 0, not 0.'],
    [{ delayMs: 'soon' }, 'delayMs of a fault must be milliseconds, 0 or more, not "soon".'],
    [{ cut: 'later' }, 'cut of a fault must be before or after, not "later".'],
    [{ status: 418 }, 'status of a fault must be one of 400, '],
    [{ operation: 'domains.list' }, 'A fault has to do something. Use status, delayMs'],
  ];

  it.each(faults)('%j is refused', (fault, complaint) => {
    expect(() => server.faults.add(fault as Fault)).toThrow(complaint);
    expect(server.faults.list()).toEqual([]);
  });
});

describe('an assertion', () => {
  it('that names no operation, or nothing that calls are compared with, fails', () => {
    const { journal } = server;
    expect(() => journal.expectCalled('domain.create', { times: 0 })).toThrow('has no operation domain.create');
    const wrong = { domain_name: 'a.example' } as object;
    expect(() => journal.expectCalled('domains.create', { times: 0, ...wrong })).toThrow(
      'does not have domain_name. It can have times, status, input.',
    );
  });

  it('of coverage takes shares from 0 to 1 of what there is', () => {
    const coverage = server.journal.coverage();
    expect(() => coverage.require({ operations: 90 })).toThrow('operations must be 0 to 1, not 90.');
    expect(() => coverage.require({ operation: 0.9 } as object)).toThrow(
      'does not have operation. It can have operations',
    );
  });
});

it('the archive of calls has no password or token, also not in bodies', async () => {
  const sent = JSON.stringify({ username: 'acme', password: 'not-the-password-of-acme' });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${server.url}/api/auth/client/login`, { method: 'POST', headers, body: sent });
  const token = (await server.as('acme')).tokenStore.read()?.token ?? '';
  await fetch(`${server.url}/api/auth/refresh`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  const archive = JSON.stringify(server.journal.har());
  expect(server.journal.entries().length).toBe(2);
  expect(archive).not.toMatch(/not-the-password|grt_s_/);
});

it('a delay that is none is refused', async () => {
  const ask = (prefer: string) => fetch(`${server.url}/api/health`, { headers: { prefer } });
  expect((await ask('delay=1')).status).toBe(200);
  const refused = await ask('delay=soon');
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('delay=200') },
  ]);
});

it('mail that nobody got is said with who got some', async () => {
  const { id } = await createGrt(await server.as('acme')).domains.create({
    domain_name: 'a.example',
    dmca_compliance_url: 'https://a.example/dmca',
    content_removal_email: 'removal@a.example',
  });
  await createGrt(await server.as('reviewer')).domains.approve({ id });
  await expect(server.latestMail('x@y.example')).rejects.toThrow('There is some to: alex@acme.example');
});
