import { readFileSync } from 'node:fs';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { idDerivationValues, listSeparatorValues, separatorNames, valueReadingValues } from '@grt/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCode } from '../../core/exit-code.ts';
import { runGrt } from '../../testing/run-grt.ts';
import { topics } from './topics.ts';

describe('grt help', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it.each(topics.map(({ name }) => name))('explains the topic %s, and names it in the program', async (name) => {
    const { code, out, err } = await runGrt(server, 'help', name);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(topics.find((topic) => topic.name === name)?.rows[0]?.[1]);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(125);
    expect((await runGrt(server, '--help')).out).toContain(name);
  });

  it('lists every reading and every separator of a mapping', async () => {
    const { out } = await runGrt(server, 'help', 'mappings');
    const words = new Set(out.split(/\s+/).flatMap((word) => [word, word.replace(/,$/, '')]));
    const listed = [...idDerivationValues, ...valueReadingValues, ...listSeparatorValues.map((text) => text.trim())];
    expect([...listed, ...Object.keys(separatorNames), ''].filter((value) => !words.has(value))).toEqual([]);
  });

  it('explains every exit code', () => {
    const explained = topics.find(({ name }) => name === 'exit-codes')?.rows.map(([code]) => Number(code));
    expect(explained).toEqual(Object.values(exitCode));
  });

  it('is the help of a command, also of one by its alias', async () => {
    const { code, out } = await runGrt(server, 'help', 'feed', 'upload');
    expect({ code, out }).toEqual({ code: 0, out: (await runGrt(server, 'feeds', 'upload', '--help')).out });
    expect(await runGrt(server, 'help')).toEqual(await runGrt(server, '--help'));
  });

  it('says what there is for anything else', async () => {
    expect(await runGrt(server, 'help', 'exitcodes')).toEqual({
      code: 2,
      out: '',
      err: 'error: There is no command or topic "exitcodes". (Did you mean exit-codes?) Topics: environment, exit-codes, formats, mappings\nSee: grt --help\n',
    });
  });

  it('explains every variable of grt that the README names', async () => {
    const { out } = await runGrt(server, 'help', 'environment');
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    const line = readme.split('\n').find((text) => text.includes('for `grt` and the SDK')) ?? '';
    const names = [...line.matchAll(/GRT_\w+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(out).toContain(name);
  });

  it('leaves licenses to the built program', async () => {
    const { code, out } = await runGrt(server, 'licenses');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('node_modules') as string });
  });
});
