import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrt, runGrtAs } from '../../testing/run-grt.ts';

describe('grt audit list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    const reviewer = { as: 'reviewer' };
    const pending = await runGrtAs(server, reviewer, 'registrations', 'list', '--status', 'pending', '--json', 'id');
    await runGrtAs(server, { ...reviewer, stdin: pending.out }, 'registrations', 'approve', '--from', '-');
  });
  afterAll(() => server.close());

  it('shows a real action in its help example, and finds it', async () => {
    const help = await runGrt(server, 'audit', 'list', '--help');
    const named = [...help.out.matchAll(/such as (\S+)|--action (\w+\.\w+)/g)].map(([, one, other]) => one ?? other);
    expect(named).toEqual(['registrations.approve', 'registrations.approve']);
    const { out } = await runGrtAs(
      server,
      { as: 'admin' },
      'audit',
      'list',
      '--action',
      named[0] ?? '',
      '--json',
      'actor',
    );
    expect((JSON.parse(out) as unknown[])[0]).toEqual({ actor: 'reviewer' });
  });
});
