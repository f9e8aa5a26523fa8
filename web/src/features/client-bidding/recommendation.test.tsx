import { createTestServer } from '@grt/mock-server/testing';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';

it('leads to the bid when it is above what is left of the budget', async () => {
  const server = await createTestServer();
  onTestFinished(() => server.close());
  const id = await anApprovedDomain(server, 'steep.example');
  const feedId = await aFeed(server, { domainId: id, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
  await (await grtOf(server, 'acme')).bidding.update({ id, bid_amount: 0.1, daily_budget: 50, is_active: true });
  server.clock.advance(3 * 3_600_000);
  const acme = await grtOf(server, 'acme');
  const { data } = await acme.bidding.show({ id });
  expect(data.current_spend).toBeGreaterThan(0);
  await acme.bidding.update({ id, bid_amount: 50 });

  const app = await openAsAcme(server, `/client/domains/${String(id)}/bidding`);
  const left = (50 - data.current_spend).toFixed(2);
  const advice = `One click may cost up to $50.00, and $${left} of today’s budget is left. Lower the bid to $${left} or less`;
  expect((await screen.findAllByText(advice, { exact: false })).length).toBeGreaterThan(0);
  const [lower] = await screen.findAllByRole('button', { name: 'Lower the bid' });
  if (!lower) throw new Error('There is no button');
  await app.user.click(lower);
  expect(document.activeElement).toBe(screen.getByLabelText('Bid Amount ($ per click)'));
});
