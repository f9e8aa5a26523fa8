import { spawnSync } from 'node:child_process';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';
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

  it('says nothing where nobody is signed in, and does not show itself', async () => {
    expect(await runGrtAs(server, {}, '__complete', '--', 'clients', 'show', '')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect((await runGrtAs(server, {}, '--help')).out).not.toContain('__complete');
  });

  it('gives scripts that the shells can read, as far as they are here', () => {
    const wrong = (['bash', 'zsh', 'fish'] as const).flatMap((shell) => {
      const { error, stderr } = spawnSync(shell, ['-n'], { input: shellScript(shell), encoding: 'utf8' });
      return error !== undefined || stderr === '' ? [] : [stderr];
    });
    expect(wrong).toEqual([]);
  });

  it('completes in bash', () => {
    const script = `grt() { printf 'feeds\\tvideo feeds\\nfeed\\t\\n'; }
${shellScript('bash')}
COMP_WORDS=(grt fe) COMP_CWORD=1; _grt; printf '%s,' "\${COMPREPLY[@]}"`;
    expect(spawnSync('bash', ['-c', script], { encoding: 'utf8' })).toMatchObject({
      stdout: 'feeds,feed,',
      stderr: '',
    });
  });
});
