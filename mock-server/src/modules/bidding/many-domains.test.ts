import type { ClientBiddingOverview, Domain, PacingAlert } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnOldestServer } from '../../testing/servers.ts';
import { readingCost } from '../../testing/visited-rows.ts';

describeOnOldestServer('a client with more domains than a list holds', (start) => {
  let server: TestServer;
  let admin: string;
  let acme: string;
  const get = async (path: string, token: string) => {
    const { status, body } = await call(server, path, { token });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    admin = await server.signIn('admin');
    acme = await server.signIn('acme');
    await addDomains(1, 1500);
    await addDomains(2, 4);
  });

  /** Every second one bids, at $1 a day; none has a feed, so all of these have an alert. */
  const addDomains = async (clientId: number, count: number) =>
    await server.platform.database.pool.query(
      `insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, reviewed_at,
         bid_micros, budget_micros, bidding_status, created_at, updated_at)
       select $1, 'many-' || n || '.example', 'https://x.example/dmca', 'a@x.example', 'approved', $3, 250000, 1000000,
         case n % 2 when 0 then 'active' else 'paused' end, $3, $3
       from generate_series(1, $2::integer) as n`,
      [clientId, count, server.clock.now()],
    );

  describe('in its bidding overview', () => {
    const overview = async (query = ''): Promise<ClientBiddingOverview> =>
      (await get(`/admin/clients/1/bidding-overview${query}`, admin)).data;

    it('has totals of all of them, however many are listed', async () => {
      const totals = { total_domains: 1500, approved_domains: 1500, active_domains: 750, total_daily_budget: 750 };
      expect(await overview()).toMatchObject({ totals, domains: { length: 1000 } });
      expect(await overview('?domains=3')).toMatchObject({ totals, domains: { length: 3 } });
      const figures = await overview('?domains=0');
      expect(figures).toMatchObject({ totals, domains: [] });
      expect(JSON.stringify(figures).length).toBeLessThan(1000);
    });

    it('takes as many statements as with a few', async () => {
      const costOf = async (clientId: number) => {
        const look = () => get(`/admin/clients/${String(clientId)}/bidding-overview?domains=0`, admin);
        await look();
        return (await readingCost(server.platform.database, look)).statements;
      };
      expect(await costOf(1)).toBe(await costOf(2));
    });
  });

  describe('with a pacing alert for many of them', () => {
    const idsOf = (rows: readonly Domain[]) => rows.map(({ id }) => id);

    it('lists exactly these, or the others, as the alerts count them', async () => {
      const alerts = await get('/bidding/pacing-alerts?per_page=200&page=1', acme);
      const alerted = await get('/domains?has_pacing_alert=true&per_page=200&sort=created_at&order=asc', acme);
      expect([alerts['meta'], alerted['meta']]).toMatchObject([{ total: 750 }, { total: 750 }]);
      expect(idsOf(alerted.data)).toEqual((alerts.data as PacingAlert[]).map(({ domain_id }) => domain_id));
      const others = await get('/domains?has_pacing_alert=false&page=1', acme);
      expect(others['meta']).toMatchObject({ total: 750 });
      expect(await get('/domains?has_pacing_alert=true&client_id=2', admin)).toMatchObject({ meta: { total: 2 } });
    });

    it('has them in the file, too', async () => {
      const headers = { Authorization: `Bearer ${acme}` };
      const file = await server.fetch(`${server.baseUrl}/domains/export?has_pacing_alert=true`, { headers });
      expect((await file.text()).trim().split('\r\n')).toHaveLength(751);
    });
  });
});
