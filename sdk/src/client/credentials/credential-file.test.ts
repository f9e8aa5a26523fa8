import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeCredentials,
  CredentialsError,
  credentialPath,
  exclusively,
  isOpenToOthers,
  readCredentials,
} from './credential-file.ts';

const signal = new AbortController().signal;
const profile = { api_url: 'http://127.0.0.1:4010/api', token: 'grt_s_x', kind: 'session' } as const;

describe('the credentials file', () => {
  let home: string;
  let path: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    path = credentialPath({ env: {}, homeDir: home });
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const world = { now: Date.now, signal, sleep: () => new Promise<void>((resolve) => setImmediate(resolve)) };
  const add = (name: string) =>
    changeCredentials(path, world, ({ current, profiles }) => ({
      current: current ?? name,
      profiles: new Map([...profiles, [name, profile]]),
    }));

  it.each([
    ['linux', { XDG_CONFIG_HOME: '/etc/x' }, '/people/a', '/etc/x/grt/credentials.json'],
    ['linux', { XDG_CONFIG_HOME: 'x' }, '/people/a', '/people/a/.config/grt/credentials.json'],
    ['darwin', { APPDATA: '/no' }, '/people/a', '/people/a/.config/grt/credentials.json'],
    ['win32', { APPDATA: 'C:\\a\\Roaming' }, 'C:\\a', 'C:\\a\\Roaming\\grt\\credentials.json'],
    ['win32', {}, 'C:\\a', 'C:\\a\\AppData\\Roaming\\grt\\credentials.json'],
    ['win32', { APPDATA: 'C:\\r', XDG_CONFIG_HOME: 'D:\\x' }, 'C:\\a', 'D:\\x\\grt\\credentials.json'],
  ] as const)('is on %s, with %o, where programs keep their settings', (platform, env, homeDir, expected) => {
    expect(credentialPath({ env, homeDir, platform })).toBe(expected);
  });

  it('has no accounts before it is written', async () => {
    expect(await readCredentials(path)).toEqual({ current: undefined, profiles: new Map() });
    expect(await isOpenToOthers(path)).toBe(false);
  });

  it('returns what was stored, and is readable only by its owner', async () => {
    await add('acme');
    expect(await readCredentials(path)).toEqual({ current: 'acme', profiles: new Map([['acme', profile]]) });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
  });

  it('restores the permissions of a file that others could read', async () => {
    await add('acme');
    await writeFile(path, await readFile(path, 'utf8'), { mode: 0o644 });
    const { chmod } = await import('node:fs/promises');
    await chmod(path, 0o644);
    expect(await isOpenToOthers(path)).toBe(true);
    // Modes mean nothing there.
    expect(await isOpenToOthers(path, 'win32')).toBe(false);
    await add('admin');
    expect(await isOpenToOthers(path)).toBe(false);
  });

  it('is refused with what to do instead where it can be neither read nor written', async () => {
    await writeFile(join(home, '.config'), 'a file');
    const advice =
      'a part of its path is a file. Set XDG_CONFIG_HOME to a folder that you can write to, or use an API token: GRT_TOKEN';
    await expect(add('acme')).rejects.toThrow(new CredentialsError(`Accounts cannot be stored in ${path}: ${advice}`));
    await expect(readCredentials(path)).rejects.toThrow(new CredentialsError(`${path} cannot be read: ${advice}`));
  });

  // Node's own way to make folders never ends there.
  it.runIf(process.platform === 'linux')(
    'is refused in a folder that the system does not let anyone make',
    async () => {
      const changing = changeCredentials('/proc/none/grt/credentials.json', world, (credentials) => credentials);
      await expect(changing).rejects.toThrow(
        'its folder cannot be created. Set XDG_CONFIG_HOME to a folder that you can write to',
      );
    },
  );

  it('loses no account when several are added concurrently, and leaves no other file behind', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `account-${String(index)}`);
    await Promise.all(names.map(add));
    expect([...(await readCredentials(path)).profiles.keys()].sort()).toEqual([...names].sort());
    expect(await readdir(dirname(path))).toEqual(['credentials.json']);
  });

  it.each([['{'], ['[]'], ['{"profiles":[]}'], ['{"profiles":{"a":{"token":1}}}']])(
    'reports a file that contains %s',
    async (content) => {
      await add('acme');
      await writeFile(path, content);
      await expect(readCredentials(path)).rejects.toThrow('is not a grt credentials file');
    },
  );

  it('takes over an abandoned lock, and releases its own when the work fails', async () => {
    await add('acme');
    await writeFile(`${path}.lock`, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(`${path}.lock`, longAgo, longAgo);
    await add('admin');
    await expect(exclusively(`${path}.lock`, world, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(dirname(path))).toEqual(['credentials.json']);
  });

  it('stops waiting for a lock when it is interrupted', async () => {
    await add('acme');
    await writeFile(`${path}.lock`, '');
    const interruption = new AbortController();
    const sleep = (): Promise<void> => {
      interruption.abort(new Error('Ctrl+C'));
      return Promise.resolve();
    };
    await expect(
      exclusively(`${path}.lock`, { ...world, sleep, signal: interruption.signal }, () => Promise.resolve()),
    ).rejects.toThrow('Ctrl+C');
  });
});
