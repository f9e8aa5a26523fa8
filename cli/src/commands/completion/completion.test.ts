import { createTestServer, type TestServer } from '@grt/mock-server/testing';
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
      ['init', 'show'],
    ],
    [
      ['registrations', 'list', '--status', ''],
      ['pending', 'approved', 'rejected'],
    ],
    [['registrations', 'list', '--stat'], ['--status']],
    [['system', 'run', 'cache'], ['cache-clear']],
    [['clients', 'show', '1'], ['1']],
    [['--form'], ['--format']],
    [['--format', 'nd'], ['ndjson']],
    [['nosuch', 'thing', 'x'], []],
  ])('%j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected);
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
