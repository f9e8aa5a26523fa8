import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt clients', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('says that a changed timezone applies from the next midnight', async () => {
    const clients = (...argv: readonly string[]) => runGrtAs(server, { as: 'reviewer' }, 'clients', ...argv);
    expect(await clients('edit', '1', '--timezone', 'Asia/Tokyo')).toMatchObject({
      code: 0,
      err: 'The timezone changes to Asia/Tokyo at the next midnight in America/New_York.\n',
    });
    expect((await clients('edit', '1', '--plan', 'Premium')).err).toBe('');
    const shown = await runGrtAs(server, { as: 'reviewer', columns: 100 }, 'clients', 'show', '1');
    expect(shown.out).toMatch(/Timezone from the next midnight\S* +Asia\/Tokyo\n/);
  });
});
