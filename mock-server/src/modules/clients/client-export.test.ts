import { describe, expect, it } from 'vitest';
import { accounts } from '../../tables/accounts.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { describeClients } from './testing/client-scene.ts';

describeClients('the export of clients', (scene) => {
  const { create, latestAudit } = scene;

  describe('exporting', () => {
    const csv = async (query: string) => {
      const response = await scene.server.fetch(`${scene.server.baseUrl}/admin/clients/export${query}`, {
        headers: { Authorization: `Bearer ${scene.reviewer}` },
      });
      expect([response.status, response.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringContaining('clients.csv'),
      ]);
      return (await response.text()).trim().split('\r\n');
    };

    it('contains exactly the chosen ones, in their order, with formulas defused', async () => {
      const { client_id: id } = await create({
        company_name: '=HYPERLINK("http://evil.example")',
        email: 'f@x.example',
      });
      const lines = await csv(`?ids=${String(id)}&ids=1`);
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatch(/^client_id,company_name,full_name,email,/);
      expect(lines[1]).toContain(`${String(id)},"'=HYPERLINK(""http://evil.example"")",Dana Reyes`);
      expect(lines[2]).toMatch(/^1,Acme Video,Alex Moore,alex@acme\.example,acme,'\+1/);
      expect(await latestAudit()).toMatchObject({ action: 'clients.export', after: { clients: 2 } });
    });

    it('contains everything that matches the filter except excluded ones', async () => {
      const lines = await csv('?search=clips&sort=company_asc&except=2');
      expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Harbor Clips']);
    });

    it('contains everything that matches the filter, beyond one batch', async () => {
      const { database, clock } = scene.server.platform;
      const times = { createdAt: clock.now(), updatedAt: clock.now() };
      const numbers = Array.from({ length: 501 }, (_, at) => String(at).padStart(3, '0'));
      const company = { status: 'inactive' as const, timezone: 'America/New_York', ...times };
      const rows = await database
        .current()
        .insert(clients)
        .values(numbers.map((number) => Object.assign({ companyName: `Bulk ${number}` }, company)))
        .returning({ id: clients.id });
      const notifications = { feed_reviewed: true, feed_failed: true, domain_reviewed: true, budget_exhausted: true };
      const person = { role: 'client' as const, firstName: 'B', lastName: 'K', notifications, ...times };
      await database
        .current()
        .insert(accounts)
        .values(
          rows.map(({ id }) => {
            const email = `b${String(id)}@x.example`;
            return Object.assign({ clientId: id, email, emailKey: email }, person);
          }),
        );
      const lines = await csv('?search=bulk%20&status=inactive&sort=company_desc');
      expect(lines).toHaveLength(502);
      expect([lines[1], lines[501]].map((line) => line?.split(',')[1])).toEqual(['Bulk 500', 'Bulk 000']);
    });
  });
});
