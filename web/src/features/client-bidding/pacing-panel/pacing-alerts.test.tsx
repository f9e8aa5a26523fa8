import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anApprovedDomain, openAsAcme } from '../../../testing/client-app.tsx';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

it('shows five domains off pace, and leads to exactly all of them', async () => {
  const domainId = await anApprovedDomain(server);
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await anApprovedDomain(server, `off-${String(n)}.example`);
  await server.platform.database.pool.query(
    `update domains set bid_micros = 250000, budget_micros = 1000000, bidding_status = 'active' where id <> $1`,
    [domainId],
  );
  const app = await openAsAcme(server, `/client/domains/${String(domainId)}/bidding`);
  const alerts = within(await screen.findByRole('region', { name: 'Pacing Alerts' }));
  const all = await alerts.findByRole('link', { name: 'all domains off pace' });
  expect(alerts.getAllByRole('listitem')).toHaveLength(5);
  expect(all.closest('p')?.textContent).toBe('And 2 more: see all domains off pace.');
  await app.user.click(all);
  expect(await screen.findByText('7 domains')).toBeDefined();
});
