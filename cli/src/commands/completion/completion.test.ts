import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

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
    [['reg'], ['register', 'registrations', 'registration']],
    [
      ['feeds', 'ma'],
      ['map', 'mapping'],
    ],
    [
      ['feed', 'mapping', ''],
      ['init', 'show', 'save', 'delete', 'rm'],
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
    [['--form'], ['--format']],
    [['--format', 'nd'], ['ndjson']],
    [['nosuch', 'thing', 'x'], []],
  ])('%j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });

  it('finds what is typed beyond the latest 50', async () => {
    const ids = await seedPendingApplications(server, { count: 60 });
    const latest = await complete('registrations', 'show', '');
    expect(latest).toHaveLength(50);
    const other = ids.map(String).find((id) => !latest.includes(id)) ?? '';
    expect(await complete('registrations', 'show', other)).toContain(other);
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
