import { mkdtemp, readFile, rm, writeFile, mkdir, stat } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

let server: TestServer;
let home: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'grt-home-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const grt = (...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, {}, ...argv);
const grtAs = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAt(server, home, seat, ...argv);
const file = (): string => join(home, '.config/grt/config.json');

describe('grt config', () => {
  it.runIf(platform() === 'linux')('ends where the system lets nobody make a folder', async () => {
    const { code, err } = await runGrtAt(server, '/proc/none', {}, 'config', 'set', 'timeout', '30');
    expect(code).toBe(1);
    expect(err).toContain(
      '/proc/none/.config/grt/config.json cannot be written: the system does not allow folders in /proc',
    );
  });

  it('keeps a setting for the next calls, and lists all of them with their meaning', async () => {
    expect((await grt('config', 'get', 'timeout')).out).toBe('10\n');
    expect((await grt('config', 'set', 'timeout', '30')).out).toBe('timeout\t30\n');
    expect((await grt('config', 'get', 'timeout')).out).toBe('30\n');
    expect((await grt('config', 'list', '--jq', '.[] | [.name, .value, .is_set] | @csv')).out).toBe(
      '"browser","",false\n"pager","less",false\n"prompt","enabled",false\n"timeout","30",true\n',
    );
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['timeout', '0', 'Use seconds from 1 to 3600.'],
    ['timeout', '3601', 'Use seconds from 1 to 3600.'],
    ['prompt', 'off', 'Use enabled or disabled.'],
    ['browser', ' ', 'Enter a program, such as firefox.'],
    ['pager', ' ', 'Enter a program, such as less, or cat for no pager.'],
    ['pager', 'off', 'Enter a program, such as less, or cat for no pager.'],
  ])('refuses %s %s', async (name, value, problem) => {
    const { code, err } = await grt('config', 'set', name, value);
    expect({ code, err }).toEqual({ code: 2, err: `error: "${value}" is not a ${name}. ${problem}\n` });
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  });

  it('takes the limits themselves', async () => {
    for (const value of ['1', '3600']) expect((await grt('config', 'set', 'timeout', value)).code).toBe(0);
  });

  it('names what there is for an unknown setting', async () => {
    expect(await grt('config', 'get', 'editor')).toMatchObject({
      code: 6,
      err: 'error: There is no setting "editor". Settings: browser, pager, prompt, timeout\n',
    });
  });

  it('opens web pages with browser, unless BROWSER says otherwise', async () => {
    await grt('config', 'set', 'browser', 'w3m');
    const opened: unknown[] = [];
    const openBrowser: Seat['openBrowser'] = async (url, { BROWSER }) => void opened.push([BROWSER, url]);

    const { out } = await grtAs({ as: 'acme', openBrowser }, 'domains', 'list', '-w');
    await grtAs({ as: 'acme', openBrowser, env: { BROWSER: 'firefox' } }, 'domains', 'list', '--web');

    const url = out.trimEnd();
    expect(url).toMatch(/\/client\/domains$/);
    expect(opened).toEqual([
      ['w3m', url],
      ['firefox', url],
    ]);
  });

  it('asks for nothing with prompt disabled', async () => {
    await grt('config', 'set', 'prompt', 'disabled');
    expect(await grtAs({ columns: 80, answers: ['acme'] }, 'auth', 'login', '--username', 'acme')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Missing: --password-stdin') as string,
    });
  });

  it.each([
    ['{', 'this is not valid JSON.'],
    ['[]', undefined],
    ['{"aliases":{"a":1}}', 'settings and aliases must be objects whose values are strings.'],
    ['{"settings":{"timeout":"never"}}', '"never" is not a timeout. Use seconds from 1 to 3600.'],
    ['{"settings":{"of a newer grt":"x"}}', undefined],
  ])('reads a file with %s: %s', async (content, problem) => {
    await mkdir(join(home, '.config/grt'), { recursive: true });
    await writeFile(file(), content);
    const err = problem === undefined ? '' : `error: ${file()}: ${problem} Correct the file, or delete it\n`;
    expect(await grt('config', 'get', 'pager')).toMatchObject({ code: problem === undefined ? 0 : 2, err });
  });
});

describe('grt alias', () => {
  it('gives a command line a name, which then is a command', async () => {
    expect((await grt('alias', 'set', 'op', 'api --list --jq \'.[] | select(.operation == "$1").path\'')).code).toBe(0);
    expect((await grt('op', 'geo.list')).out).toBe('/system/geo-blocking/rules\n');
    expect(await grt('op')).toMatchObject({ code: 2, err: expect.stringContaining('op needs more words') as string });
    expect((await grt('alias', 'list', '--jq', '.[].alias')).out).toBe('op\n');
    expect((await grt('__complete', '--', 'o')).out).toMatch(/^(outbox\t.*\n|open\t.*\n)+op\tapi --list /);
    await grt('alias', 'set', 'mine', 'tokens create $1');
    expect((await grt('__complete', '--', 'mine', '--preset', 'ci')).out).toBe('ci-upload\t\n');
    await grt('alias', 'delete', 'mine');
    expect((await grt('alias', 'delete', 'op')).code).toBe(0);
    expect(await grt('op', 'geo.list')).toMatchObject({ code: 2, out: '' });
    expect(await grt('alias', 'list')).toMatchObject({ out: '', err: 'No aliases yet. See: grt alias set --help\n' });
    expect(await grt('alias', 'delete', 'op')).toMatchObject({ code: 6 });
  });

  it.each([
    ['feeds', 'domains list', 'feeds is a command of grt: choose another name'],
    ['feed', 'domains list', 'feed is a command of grt: choose another name'],
    ['x y', 'domains list', '"x y" is not a valid name: use letters, digits, - and _'],
    ['__proto__', 'domains list', '"__proto__" is not a valid name: use letters, digits, - and _'],
    ['x', '!ls', '"!ls" is not a command of grt. See: grt --help'],
    ['x', '', '"" is not a command of grt. See: grt --help'],
    ['x', 'domains "list', 'A quote or backslash is not closed: domains "list'],
  ])('refuses %j for %j', async (alias, line, problem) => {
    expect(await grt('alias', 'set', alias, line)).toMatchObject({ code: 2, err: `error: ${problem}\n` });
  });

  it('never stands for a command that a newer grt has, even if it is in the file', async () => {
    await mkdir(join(home, '.config/grt'), { recursive: true });
    await writeFile(file(), '{"aliases":{"licenses":"profile list"}}');
    expect((await grt('licenses')).out).toContain('node_modules');
  });
});
