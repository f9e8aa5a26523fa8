import { PassThrough } from 'node:stream';
import { messages } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { call } from '../testing/api-calls.ts';
import { closingAfterEach } from '../testing/server-per-test.ts';
import { describeOnEveryServer } from '../testing/servers.ts';
import { testPassword } from '../testing.ts';
import { createSuperAdmin, lockDemo, setPassword } from './administration.ts';
import { AdminUsageError, readArguments } from './arguments.ts';
import { readNewPassword } from './read-password.ts';

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? [error.status, ...Object.keys(error.errors ?? {})] : error),
  );

describeOnEveryServer('the commands for whoever runs the server', (startServer) => {
  const startEmptied = closingAfterEach(startServer);
  const start = (people = true) => startEmptied({ people, environment: { GRT_RATE_LIMITS: 'off' } });
  const person = (username: string) => ({ username, email: `${username}@x.example`, first_name: 'A', last_name: 'B' });

  it('create a super admin next to a running server', async () => {
    const server = await start();
    expect(await createSuperAdmin(server.platform, person('ada'), testPassword)).toEqual({ link: undefined });
    const token = await server.signIn('ada');
    const { body } = await call(server, '/admin/audit?action=users.create', { token });
    expect(body.data).toEqual([expect.objectContaining({ actor: null, role: 'system', subject_label: 'ada' })]);
    expect((await call(server, '/admin/users?search=ada@x.example', { token })).body.data).toEqual([
      expect.objectContaining({ is_super_admin: true }),
    ]);
  });

  it('revoke the link of the last start once there is a super admin', async () => {
    const bare = await start(false);
    const token = new URL((await bare.firstAdministratorUrl()) ?? '').searchParams.get('token');
    await createSuperAdmin(bare.platform, person('dee'), undefined);
    const form = { first_name: 'E', last_name: 'V', password: testPassword, password_confirmation: testPassword };
    const json = { ...form, token, username: 'eve', email: 'eve@x.example' };
    expect((await call(bare, '/setup/administrator', { json })).status).toBe(404);
  });

  it('refuse taken names and unacceptable passwords, and create no one', async () => {
    const { platform } = await start();
    expect(await refusalOf(createSuperAdmin(platform, person('acme'), testPassword))).toEqual([422, 'username']);
    expect(await refusalOf(createSuperAdmin(platform, person('bea'), 'short'))).toEqual([422, 'password']);
    const nowhere = { ...person('bea'), email: 'nowhere' };
    expect(await refusalOf(createSuperAdmin(platform, nowhere, testPassword))).toEqual([422, 'email']);
    await createSuperAdmin(platform, person('bea'), testPassword);
  });

  it('give an account a new password, and end its sessions and links', async () => {
    const server = await start();
    const session = await server.signIn('globex');
    await call(server, '/auth/password/forgot', { json: { username: 'globex' } });
    await server.drain();
    const mailed = new URL((await server.latestMail('grace@globex.example')).links[0] ?? '').searchParams.get('token');
    const { link } = await setPassword(server.platform, 'GLOBEX', undefined);
    expect((await call(server, '/auth/me', { token: session })).status).toBe(401);
    await expect(server.signIn('globex')).rejects.toThrow('could not be signed in');
    const choose = async (token: string | null) => {
      const json = { token, password: testPassword, password_confirmation: testPassword };
      return (await call(server, '/auth/password/reset', { json })).status;
    };
    expect(await choose(mailed)).toBe(410);
    expect(await choose(new URL(link ?? '').searchParams.get('token'))).toBe(200);
    await server.signIn('globex');
    expect(await refusalOf(setPassword(server.platform, 'nobody', testPassword))).toEqual([404]);
    expect(await refusalOf(setPassword(server.platform, 'mia@harbour.example', testPassword))).toEqual([409]);
  });

  it('remove the password from accounts that have the demo password, once', async () => {
    const server = await start();
    await setPassword(server.platform, 'acme', 'quite another one');
    const token = await server.signIn('admin');
    expect(await lockDemo(server.platform)).toEqual(['admin', 'reviewer', 'globex']);
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
    await expect(server.signIn('reviewer')).rejects.toThrow('could not be signed in');
    expect(await lockDemo(server.platform)).toEqual([]);
  });
});

describe('the arguments of a command', () => {
  const read = (words: string) => readArguments(words.split(' '));

  it('are parsed', () => {
    expect(read('admin create --username ada --email a@x.example')).toEqual({
      kind: 'create',
      person: { username: 'ada', email: 'a@x.example', first_name: 'ada', last_name: 'Administrator' },
      source: 'terminal',
    });
    expect(read('admin set-password --username ada --link')).toEqual({
      kind: 'set-password',
      username: 'ada',
      source: 'link',
    });
    expect([read('admin lock-demo').kind, read('--help').kind, readArguments([]).kind]).toEqual([
      'lock-demo',
      'help',
      'help',
    ]);
  });

  it.each([
    ['admin', 'Which command?'],
    ['admin delete', 'There is no command admin delete'],
    ['users create', 'There is no command users create'],
    ['admin set-password --link', '--username is missing'],
    ['admin create --first-name A --email a@x.example', '--username: Username is required'],
    ['admin create --username ada', '--email: Email is required'],
    [
      'admin create --username a!b --email nowhere',
      `--username: ${messages.AdminUserForm.username.pattern}\n--email: ${messages.AdminUserForm.email.format}`,
    ],
    [
      `admin create --username ada --email a@x.example --last-name ${'x'.repeat(101)}`,
      '--last-name: Last name must have at most 100 characters',
    ],
    ['admin set-password --username ada --link --password-stdin', 'not both'],
    ['admin create --password secret', "Unknown option '--password'"],
  ])('are refused: %s', (words, reason) => {
    expect(() => read(words)).toThrow(AdminUsageError);
    expect(() => read(words)).toThrow(reason);
  });
});

describe('a new password', () => {
  const terminal = (isTTY: boolean) => {
    const stderr = new PassThrough();
    const shown: string[] = [];
    stderr.on('data', (chunk: Buffer) => shown.push(chunk.toString()));
    return { stdin: Object.assign(new PassThrough(), { isTTY }), stderr, shown };
  };

  it('is typed twice at a terminal and not shown', async () => {
    const at = terminal(true);
    const read = readNewPassword(at, 'terminal');
    at.stdin.write('quite a long one\r');
    await new Promise<void>((resolve) =>
      at.stderr.on('data', () => {
        if (at.shown.join('').includes('again')) resolve();
      }),
    );
    at.stdin.write('quite a long one\r');
    expect(await read).toBe('quite a long one');
    expect(at.shown.join('')).toBe('New password: \nPassword again: \n');
  });

  it('is the first line of standard input, or left to a link', async () => {
    const at = terminal(false);
    at.stdin.end('quite a long one\r\nmore\n');
    expect(await readNewPassword(at, 'stdin')).toBe('quite a long one');
    expect(await readNewPassword(terminal(false), 'link')).toBeUndefined();
  });

  it('is not waited for where no one can type it', async () => {
    await expect(readNewPassword(terminal(false), 'terminal')).rejects.toThrow('Use --password-stdin, or --link');
  });
});
