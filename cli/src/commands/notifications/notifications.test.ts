import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    const flags = ['--dmca-url=https://a.example/dmca', '--removal-email=removal@a.example'];
    for (const [index, name] of ['one.example', 'two.example'].entries()) {
      await runGrtAs(server, { as: 'acme' }, 'domains', 'add', name, ...flags);
      await runGrtAs(server, { as: 'reviewer' }, 'domains', 'reject', String(index + 1), '--reason=Unreachable.');
    }
    await server.drain();
  });
  afterAll(() => server.close());

  const grt = (...argv: readonly string[]) => runGrtAs(server, { as: 'acme' }, 'notifications', ...argv);
  const lines = async (...argv: readonly string[]) =>
    (await grt('list', ...argv)).out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(2));

  it('lists what happened, the newest first, until it is read', async () => {
    expect(await lines()).toEqual([
      ['two.example was rejected', 'Unreachable.', 'unread'],
      ['one.example was rejected', 'Unreachable.', 'unread'],
    ]);
    const { out } = await grt('list', '--json', 'id');
    const [latest, first] = JSON.parse(out) as { id: number }[];
    expect((await grt('read', String(first?.id))).out).toBe(`1\t${String(latest?.id)}\n`);
    expect(await lines('--unread')).toEqual([['two.example was rejected', 'Unreachable.', 'unread']]);
    expect((await grt('read', '--all')).out).toBe(`0\t${String(latest?.id)}\n`);
    expect(await grt('list', '--unread')).toEqual({ code: 0, out: '', err: 'No unread notifications.\n' });
  });

  it('takes either numbers or all of them, and names one that is not there', async () => {
    expect(await grt('read')).toMatchObject({ code: 2 });
    expect(await grt('read', '1', '--all')).toMatchObject({ code: 2 });
    expect(await grt('read', '999999')).toMatchObject({ code: 6 });
    expect(await runGrtAs(server, { as: 'reviewer' }, 'notifications', 'list')).toMatchObject({ code: 5 });
  });
});
