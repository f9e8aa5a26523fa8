import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDemoAccounts } from './demo/demo-accounts.ts';
import { refuseDemoPasswords } from './demo/demo-passwords.ts';
import { placeDatabase, withPlatform } from './testing/places.ts';
import { administer, databaseUrl, templateName } from './testing/test-database.ts';
import { createTestServer } from './testing.ts';
import { runToEnd, startServer, type RunningServer } from './testing/processes.ts';

const password = 'quite a long one';
const production = {
  NODE_ENV: 'production',
  GRT_PUBLIC_URL: 'https://grt.test',
  GRT_TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const secret = /grt_(?:first|reset)_[\w-]+/;

describe('a server in production, in its own process', { timeout: 120_000 }, () => {
  let folder: string;
  let environment: Readonly<Record<string, string>>;
  let running: RunningServer | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grt-admin-'));
    await placeDatabase(folder);
    environment = {
      ...production,
      GRT_DATA_DIR: folder,
    };
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  const admin = (words: string, stdin = '') =>
    runToEnd('admin', { words: ['admin', ...words.split(' ')], environment, stdin });
  const start = async () => (running = await startServer(environment));
  const post = async (path: string, json: object) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-Host': 'grt.test',
      'X-Forwarded-Proto': 'https',
    };
    const response = await fetch(`${running?.baseUrl ?? ''}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(json),
    });
    return response.status;
  };
  const signIn = (username: string, as = password) => post('/auth/admin/login', { username, password: as });
  const person = { first_name: 'Ada', last_name: 'Nowak', password, password_confirmation: password };
  const setUp = (token: string | undefined, username = 'ada') =>
    post('/setup/administrator', { ...person, token, username, email: `${username}@grt.example` });

  it('prints a link for the first super admin at each start until there is one, and never stores it', async () => {
    const first = secret.exec((await start()).out)?.[0];
    expect(running?.out).toMatch(/First admin .+\n +https:\/\/grt\.test\/setup\/administrator\?token=grt_first_/);
    await running?.stop();
    const second = secret.exec((await start()).out)?.[0];
    expect(second).not.toBe(first);
    expect(await setUp(first)).toBe(404);
    expect(await setUp(second)).toBe(201);
    expect(await signIn('ada')).toBe(200);
    expect(await setUp(second, 'eve')).toBe(410);
    await running?.stop();
    expect(await filesWith(folder, String(second))).toEqual([]);
  });

  it('does not start with settings that are not fit for the public, names each, and the doctor says the same', async () => {
    const unfit = { NODE_ENV: 'production', GRT_DATA_DIR: folder, GRT_CONTROL: '1', GRT_PUBLIC_URL: 'http://grt.test' };
    for (const program of ['main', 'doctor'] as const) {
      const refused = await runToEnd(program, { environment: unfit });
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(
        /^These settings are not fit for production:\n {2}GRT_CONTROL=1 .+\n {2}GRT_PUBLIC_URL .+\n {2}SMTP_URL .+\n {2}GRT_TRUSTED_PROXIES .+\n$/,
      );
    }
  });

  it('answers only under its public name and over https, and is examined by the doctor when it is stopped', async () => {
    await start();
    const asked = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${running?.baseUrl ?? ''}${path}`, { headers })).status;
    expect([await asked('/settings'), await asked('/health')]).toEqual([421, 200]);
    const named = { 'X-Forwarded-Host': 'grt.test' };
    for (const [scheme, status] of [
      ['http', 421],
      ['https', 401],
    ] as const)
      expect(await asked('/auth/me', { ...named, 'X-Forwarded-Proto': scheme })).toBe(status);
    expect(await asked('/auth/me', named)).toBe(421);
    const busy = await runToEnd('doctor', { environment });
    expect(busy).toMatchObject({ code: 1, out: '' });
    expect(busy.err).toMatch(
      /^FAILED {2}Database: .+is in use by process.+\nAsk the running server instead: grt system doctor\n$/,
    );
    await running?.stop();
    const examined = await runToEnd('doctor', { environment });
    expect(examined.code).toBe(1);
    expect(examined.out).toMatch(/^FAILED {2}Mail: The mail server \(SMTP_URL\) does not accept us: .*ECONNREFUSED/);
    expect(examined.out).toContain('\nwarning Super admin: Nobody can sign in as a super admin.');
    expect(examined.out).toContain('\nok      Settings: Fit for production.\n');
    expect(examined.out).toContain('\nok      Data directory: Files can be written.\n');
  });

  it('does not start while demo accounts still have the demo password, and names them', async () => {
    const postgres = await aDatabase('admin_demo');
    environment = { ...environment, ...postgres };
    await withPlatform({ GRT_DATA_DIR: folder, ...postgres }, createDemoAccounts);
    const refused = await runToEnd('main', { environment });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('admin, reviewer, acme, globex') as string });
    expect(refused.err).toContain('grt-server admin lock-demo');
    const given = await admin('set-password --username admin --password-stdin', `${password}\n`);
    expect(given).toMatchObject({ code: 0, err: '' });
    expect(await admin('lock-demo')).toMatchObject({
      code: 0,
      out: 'Without a password now: reviewer, acme, globex\n',
    });
    expect((await start()).out).not.toContain('First admin');
    expect([await signIn('admin'), await signIn('admin', 'grt-demo-2026')]).toEqual([200, 401]);
    expect(await signIn('reviewer', 'grt-demo-2026')).toBe(401);
  });

  it('lets in a super admin created by the command, and says plainly when it blocks the command', async () => {
    expect(await admin('create --username ada --email ada@grt.example --password-stdin', password)).toEqual({
      code: 0,
      out: 'The super admin ada is there.\n',
      err: '',
    });
    const linked = await admin('create --username bea --email bea@grt.example --link');
    expect(linked).toMatchObject({ code: 0, err: '' });
    expect((await start()).out).not.toMatch(/First admin|grt_first_/);
    expect(await signIn('ada')).toBe(200);
    const token = secret.exec(linked.out)?.[0];
    expect(await post('/auth/password/reset', { token, password, password_confirmation: password })).toBe(200);
    expect(await signIn('bea')).toBe(200);
    const beside = await admin('create --username cyd --email cyd@grt.example --link');
    expect(beside).toMatchObject({ code: 1, out: '' });
    expect(beside.err).toMatch(/is in use by process \d+ .+\n.+stop the server, run this again, and start it/);
  });
});

it('a server in production also looks for a configured demo password', async () => {
  const server = await createTestServer({ environment: { ...production, GRT_DEMO_PASSWORD: 'another known one' } });
  await expect(refuseDemoPasswords(server.platform)).rejects.toThrow('They are: admin, reviewer');
  await server.close();
});

/** A database on PostgreSQL, where processes start in less than half the processor time; nothing where there is none. */
async function aDatabase(name: string): Promise<{ readonly DATABASE_URL?: string }> {
  const serverUrl = inject('postgresUrl') ?? '';
  if (serverUrl === '') return {};
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  onTestFinished(() => administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  return { DATABASE_URL: databaseUrl(serverUrl, name) };
}

/** The paths of the files that contain the text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(paths.map(async (path) => (await readFile(path)).includes(text)));
  return paths.filter((_, index) => found[index]);
}
