import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decisionsPerCall } from '@grt/sdk/rules';
import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAt } from '../src/testing/run-grt.ts';
import { openFaultyLine, type FaultyLine } from './faulty-line.ts';

/** Ten thousand with `GRT_TEST_MANY=10000`; six hundred by default, so that a slow machine finishes in time. */
const many = Number(process.env['GRT_TEST_MANY'] ?? 600);

describe(`${String(many)} pending applications`, () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let line: FaultyLine;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    await server.platform.database.pool.query(`update registrations set status = 'rejected' where status = 'pending'`);
    await seedPendingApplications(server, { count: many });
    listening = await server.listen();
    line = await openFaultyLine(listening.url, many / 2 / decisionsPerCall(), 'POST /api/admin/registrations/decide');
    home = await mkdtemp(join(tmpdir(), 'grt-many-'));
  });
  afterAll(async () => {
    await line.close();
    await listening.close();
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  /** The 45 seconds in which it tries again pass at once. */
  const grt = (...argv: readonly string[]) =>
    runGrtAt({ ...server, baseUrl: line.apiUrl, fetch }, home, { as: 'reviewer' }, ...argv);

  it(
    'are approved by one command; a connection lost halfway only costs a second command',
    async () => {
      const left = await grt('registrations', 'approve', '--all', '--yes', '--json', 'id');
      expect(left.code, left.err).toBe(1);
      const [stopped] = left.err.split('\n').map((text) => (text === '' ? {} : (JSON.parse(text) as Left)));
      const { settled = 0, unknown = [], resume = '' } = stopped ?? {};
      expect(settled).toBeGreaterThan(many / 4);
      expect(settled + unknown.length).toBeLessThan(many);
      expect(unknown.length).toBeGreaterThan(0);

      line.mend();
      const resumed = await grt(...resume.split(' ').slice(1), '--json', 'id');
      expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' });
      const ids = [left, resumed].flatMap(({ out }) => (JSON.parse(out) as { id: number }[]).map(({ id }) => id));
      expect([ids.length, new Set(ids).size]).toEqual([many, many]);
      expect(await counts()).toEqual({ pending: 0, approved: many, clients: many, mails: many });
    },
    10 * 60_000,
  );

  const counts = async (): Promise<unknown> => {
    const { rows } = await server.platform.database.pool.query<Record<string, number>>(
      `select count(*) filter (where status = 'pending')::int as pending,
              count(*) filter (where status = 'approved' and email like 'seeded-%')::int as approved,
              count(distinct client_id) filter (where email like 'seeded-%')::int as clients,
              (select count(distinct recipient)::int from outbox where recipient like 'seeded-%') as mails
       from registrations`,
    );
    return rows[0];
  };
});

interface Left {
  readonly settled?: number;
  readonly unknown?: readonly number[];
  readonly resume?: string;
}
