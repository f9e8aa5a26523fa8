import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt notes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const grt = (...argv: readonly string[]) => runGrtAs(server, { as: 'reviewer' }, 'notes', ...argv);

  it('adds a note, and lists the notes on a record, the newest first', async () => {
    expect(await grt('list', 'client', '1')).toEqual({ code: 0, out: '', err: 'No notes found.\n' });
    expect((await grt('add', 'client', '1', '--text', 'Called on Monday.')).out).toMatch(
      /\treviewer\tCalled on Monday\.\n$/,
    );
    await grt('add', 'client', '1', '--text', 'Called again.');
    const { out } = await grt('list', 'client', '1');
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').at(-1)),
    ).toEqual(['Called again.', 'Called on Monday.']);
    expect(await grt('list', 'client', '2')).toMatchObject({ out: '' });
  });

  it('opens the screen of the record', async () => {
    const seen: string[] = [];
    const openBrowser = async (url: string) => void seen.push(new URL(url).pathname + new URL(url).search);
    for (const record of ['client', 'feed', 'domain'])
      await runGrtAs(server, { as: 'reviewer', openBrowser }, 'notes', 'list', record, '1', '--web');
    await runGrtAs(server, { as: 'reviewer', openBrowser }, 'notes', 'list', 'registration', '2', '-w');
    expect(seen).toEqual(['/admin/clients/1', '/admin/feeds/1', '/admin/domains/1', '/admin/registrations?open=2']);
  });

  it('refuses a blank note, a record that is not there, and another kind', async () => {
    expect(await grt('add', 'client', '1', '--text', ' ')).toMatchObject({ code: 8, out: '' });
    expect(await grt('add', 'client', '999999', '--text', 'Hello')).toMatchObject({ code: 6, out: '' });
    expect(await grt('list', 'page', '1')).toMatchObject({ code: 2 });
  });
});
