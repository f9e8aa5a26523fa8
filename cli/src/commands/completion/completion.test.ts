import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, seedPendingApplications, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt } from '../../testing/run-grt.ts';
import { shellScript } from './shell-scripts.ts';

describe('completion', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const complete = async (...words: readonly string[]): Promise<readonly string[]> => {
    const { code, out, err } = await runGrtAs(server, { as: 'admin' }, '__complete', '--', ...words);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t')[0] ?? '');
  };

  it.each<readonly [readonly string[], readonly string[]]>([
    [['reg'], ['register', 'registrations']],
    [['fe'], ['feeds']],
    [['feed'], ['feeds']],
    [['web'], ['webhooks']],
    [['feeds', 'rm'], ['rm']],
    [['feeds', 'l'], ['list']],
    [
      ['feeds', 'ma'],
      ['map', 'mapping'],
    ],
    [
      ['feed', 'mapping', ''],
      ['init', 'show', 'save', 'delete'],
    ],
    [
      ['registrations', 'list', '--status', ''],
      ['pending', 'approved', 'rejected'],
    ],
    [['registrations', 'list', '--stat'], ['--status']],
    [['registrations', 'list', '--status=re'], ['--status=rejected']],
    [['registrations', 'list', '--status', '=', 're'], ['rejected']],
    [
      ['registrations', 'list', '--status', '='],
      ['pending', 'approved', 'rejected'],
    ],
    [['feeds', 'validate', ''], [':files']],
    [['feeds', 'upload', 'a.csv', '--mapping', ''], [':files']],
    [['feeds', 'upload', 'a.csv', '--mapping=ma'], [':files']],
    [['feeds', 'sync', ''], [':files']],
    [['system', 'run', 'cache'], ['cache-clear']],
    [['clients', 'show', '1'], ['1']],
    [
      ['help', 'e'],
      ['environment', 'exit-codes'],
    ],
    [['help', 'fe'], ['feeds']],
    [['help', 'feeds', 'mapp'], ['mapping']],
    [['api', 'geo.sh'], ['geo.show']],
    [
      ['tokens', 'create', 'CI', '--scope', 'geo:'],
      ['geo:read', 'geo:write'],
    ],
    [['tokens', 'create', 'CI', '--scope', 'geo:read,geo:'], ['geo:read,geo:write']],
    [['settings', 'get', 'feed_'], ['feed_refresh_min_minutes']],
    [['settings', 'set', 'feed_'], ['feed_refresh_min_minutes=']],
    [['config', 'set', 'pa'], ['pager']],
    [['--form'], ['--format']],
    [['--format', 'nd'], ['ndjson']],
    [['nosuch', 'thing', 'x'], []],
    [['feeds', 'upload', '--map', 'Key=ext'], ['Key=external_id']],
    [['feeds', 'upload', '--map=Key=ext'], ['--map=Key=external_id']],
    [['feeds', 'upload', '--map', 'Key', '=', 'ext'], ['external_id']],
    [
      ['feeds', 'map', '--map', 'a=tags,'],
      ['a=tags,derive=', 'a=tags,split=', 'a=tags,as='],
    ],
    [
      ['feeds', 'map', '--map', 'a=tags,split=s'],
      ['a=tags,split=semicolon', 'a=tags,split=space'],
    ],
    [
      ['feeds', 'map', '--map', 'a', '=', 'tags,split', '=', 's'],
      ['semicolon', 'space'],
    ],
    [['feeds', 'map', '--map', '=', 'a', '=', 'tags,split', '=', 'comm'], ['comma']],
    [['feeds', 'map', '--map', 'a=duration,as=h'], ['a=duration,as=h:mm:ss']],
    [['feeds', 'map', '--map', 'a=external_id,derive=last'], ['a=external_id,derive=last-number']],
  ])('%j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });

  it('offers only what can be decided to commands that decide', async () => {
    await runGrtAs(
      server,
      { as: 'acme' },
      'domains',
      'add',
      'a.example',
      '--dmca-url=https://a.example',
      '--removal-email=a@a.example',
    );
    await runGrtAs(
      server,
      { as: 'acme' },
      'domains',
      'add',
      'b.example',
      '--dmca-url=https://b.example',
      '--removal-email=b@b.example',
    );
    await runGrtAs(server, { as: 'admin' }, 'domains', 'approve', 'a.example');
    expect(await complete('domains', 'show', '')).toEqual(['b.example', 'a.example']);
    expect(await complete('domains', 'approve', '')).toEqual(['b.example']);
    expect(await complete('domains', 'reject', 'a')).toEqual([]);
    expect(await complete('domains', 'reject', '--revoke', 'a')).toEqual(['a.example']);
  });

  it('finds what is typed beyond the latest 50', async () => {
    const ids = await seedPendingApplications(server, { count: 60 });
    const latest = await complete('registrations', 'show', '');
    expect(latest).toHaveLength(50);
    const other = ids.map(String).find((id) => !latest.includes(id)) ?? '';
    expect(await complete('registrations', 'show', other)).toContain(other);
    expect(latest).toEqual(latest.toSorted((one, another) => Number(one) - Number(another)));
    const last = latest.at(-1) ?? '';
    await runGrtAs(server, { as: 'admin' }, 'registrations', 'reject', last, '--reason=No');
    expect(await complete('registrations', 'show', last)).toEqual([last]);
    expect(await complete('registrations', 'approve', last)).toEqual([]);
  });

  it('offers the saved profiles, without a server', async () => {
    const home = await mkdtemp(join(tmpdir(), 'grt-profiles-'));
    const away = { ...server, fetch: () => Promise.reject(new TypeError('offline')) };
    try {
      for (const name of ['acme', 'admin']) {
        const login = ['auth', 'login', '--username', name, '--password-stdin', '--profile', name];
        await runGrtAt(server, home, { stdin: testPassword }, ...login);
      }
      for (const command of ['profile use', 'profile delete', 'auth switch'])
        expect(await runGrtAt(away, home, {}, '__complete', '--', ...command.split(' '), 'ac')).toEqual({
          code: 0,
          out: 'acme\thttp://grt.test/api\n',
          err: '',
        });
    } finally {
      await rm(home, { recursive: true });
    }
  });

  it('prints nothing when signed out, and is hidden from the help', async () => {
    expect(await runGrtAs(server, {}, '__complete', '--', 'clients', 'show', '')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect((await runGrtAs(server, {}, '--help')).out).not.toContain('__complete');
  });
});

describe('the script of PowerShell', () => {
  const script = shellScript('powershell');
  const code = script.replaceAll(/^ *#.*$/gm, '').replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, '');

  it('closes every quote and bracket', () => {
    expect(code).not.toMatch(/['"]/);
    for (const [open, close] of ['()', '{}', '[]'].map((pair) => pair.split('')))
      expect(code.split(open ?? '')).toHaveLength(code.split(close ?? '').length);
  });

  it('hands over -- in quotes, and an empty word where one begins', () => {
    expect(script).toContain("grt __complete '--' @words");
    expect(script).toContain("if ($word -eq '') { $words += '' }");
  });

  it.each([
    ['it’s plain', true],
    ["it's", true],
    ['a"b', true],
    ['$x', true],
    ['a;b', true],
    ['a|b', true],
    ['a,b', true],
    ['(a)', true],
    ['a`b', true],
    ['clips.example', false],
    ['acme@127.0.0.1:4010', false],
    ['--status=pending', false],
    ['US-CA', false],
  ])('puts %s in quotes: %s', (word, isQuoted) => {
    const [, pattern = ''] = /-match '((?:[^']|'')*)'/.exec(script) ?? [];
    expect(new RegExp(pattern.replaceAll("''", "'")).test(word)).toBe(isQuoted);
  });
});
