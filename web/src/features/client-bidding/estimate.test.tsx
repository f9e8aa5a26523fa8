import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, bid, budget } from '../../testing/bidding-screen.ts';
import { aFeed, anApprovedDomain, failingServer, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { estimateInWords } from './estimate.tsx';

let server: TestServer;
let busy: number;

beforeAll(async () => {
  server = await createTestServer();
  busy = await anApprovedDomain(server, 'busy.example');
  const feedId = await aFeed(server, { domainId: busy, name: 'Trending' });
  await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
  const acme = await grtOf(server, 'acme');
  await acme.bidding.update({ id: busy, bid_amount: 0.1, daily_budget: 50, is_active: true });
  server.clock.advance(30 * 3_600_000);
});
afterAll(() => server.close());

describe('the estimate before saving', () => {
  it('is the forecast of what is typed, with its basis, and nothing is saved', async () => {
    const acme = await grtOf(server, 'acme');
    await openAsAcme(server, addressOf(busy));
    const saved = await acme.bidding.forecast({ id: busy });
    expect(saved.clicks_min).toBeGreaterThan(0);
    expect(await screen.findByText(estimateInWords(saved))).toBeDefined();
    expect(
      screen.getByText(/^Estimated from your own clicks.* About 80 in 100 days fall within this range/),
    ).toBeDefined();

    fireEvent.change(await bid(), { target: { value: '0.2' } });
    fireEvent.change(budget(), { target: { value: '82' } });
    const typed = await acme.bidding.forecast({ id: busy, bid_amount: 0.2, daily_budget: 82 });
    expect(estimateInWords(typed)).toMatch(/^At \$0\.20 per click, a full day brings /);
    expect(await screen.findByText(estimateInWords(typed))).toBeDefined();
    expect((await acme.bidding.show({ id: busy })).data).toMatchObject({ bid_amount: 0.1, daily_budget: 50 });
  });

  it('is not given for amounts that are missing or invalid', async () => {
    const id = await anApprovedDomain(server, 'new.example');
    await openAsAcme(server, addressOf(id));
    fireEvent.change(await bid(), { target: { value: '0.2' } });
    expect(screen.queryByText(/a full day brings|Estimating/)).toBeNull();
    fireEvent.change(budget(), { target: { value: '20' } });
    expect(await screen.findByText(/^At \$0\.20 per click, a full day brings .*100 clicks for/)).toBeDefined();
    fireEvent.change(await bid(), { target: { value: '0.125' } });
    await expect.poll(() => screen.queryByText(/a full day brings/)).toBeNull();
  });

  it('says so when it cannot be had, and the form still saves', async () => {
    const id = await anApprovedDomain(server, 'unestimated.example');
    await (await grtOf(server, 'acme')).bidding.update({ id, bid_amount: 0.1, daily_budget: 50 });
    const failing = failingServer(server, (_method, path) => path.endsWith('/forecast'), 403);
    const app = await openAsAcme(server, addressOf(id), failing.fetch);
    expect(await screen.findByText('No estimate is available right now.')).toBeDefined();
    fireEvent.change(await bid(), { target: { value: '0.11' } });
    await app.user.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('Bidding settings saved')).toBeDefined();
  });
});

describe('the estimate in words', () => {
  const of = (clicks: [number, number], spend: [number, number]) =>
    estimateInWords({
      bid_amount: 0.2,
      clicks_min: clicks[0],
      clicks_max: clicks[1],
      spend_min: spend[0],
      spend_max: spend[1],
    });
  it('is a range, a figure, a limit, or nothing', () => {
    expect(of([369, 410], [73.8, 82])).toBe(
      'At $0.20 per click, a full day brings about 369 to 410 clicks for $73.80 to $82.00.',
    );
    expect(of([410, 410], [82, 82])).toBe('At $0.20 per click, a full day brings about 410 clicks for $82.00.');
    expect(of([0, 410], [0, 82])).toBe('At $0.20 per click, a full day brings up to 410 clicks for up to $82.00.');
    expect(of([0, 0], [0, 0])).toBe('At $0.20 per click, a full day brings no clicks.');
  });
});
