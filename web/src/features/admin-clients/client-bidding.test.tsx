import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

it('sums up all domains of a client, however many there are, from a small reply', async () => {
  await server.platform.database.pool.query(
    `insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, reviewed_at, bid_micros,
       budget_micros, bidding_status, created_at, updated_at)
     select 1, 'many-' || n || '.example', 'https://x.example/dmca', 'a@x.example', 'approved', $1, 250000, 1000000,
       case n % 2 when 0 then 'active' else 'paused' end, $1, $1
     from generate_series(1, 1500) as n`,
    [server.clock.now()],
  );
  let size = 0;
  await openAsReviewer(server, '/admin/clients/1?tab=bidding', async (input, init) => {
    const reply = await server.fetch(input, init);
    if (input.includes('bidding-overview')) size = (await reply.clone().text()).length;
    return reply;
  });
  const panel = within(await screen.findByRole('region', { name: 'Bidding overview' }));
  const figure = async (name: string) =>
    (await panel.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
  expect(await figure('Active domains')).toBe('750 of 1,500approved');
  expect(await figure('Spend today')).toBe('$0.00of $750.00 (0%)');
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(1000);
});
