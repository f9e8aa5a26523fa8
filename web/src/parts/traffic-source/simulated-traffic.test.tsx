import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApprovedDomain, openAsAcme } from '../../testing/client-app.tsx';

const ofAcme = [
  ['/client/dashboard', 'Dashboard'],
  ['/client/domains', 'Domain Management'],
  ['/client/domains/1/bidding', 'clips.example'],
  ['/client/feeds', 'My Feeds'],
  ['/client/analytics', 'Analytics'],
] as const;
const ofReviewer = [
  ['/admin', 'Dashboard'],
  ['/admin/clients', 'Clients'],
  ['/admin/feeds', 'Feeds'],
] as const;

describe.each([
  ['simulated', 'Simulated traffic'],
  ['off', undefined],
])('where GRT_TRAFFIC is %s', (traffic, mark) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_TRAFFIC: traffic } });
    await anApprovedDomain(server);
  });
  afterAll(() => server.close());
  afterEach(cleanup);

  async function expectMark(heading: string) {
    const title = (await screen.findByRole('heading', { level: 1, name: heading })).parentElement;
    if (mark === undefined) {
      await screen.findAllByRole('main');
      expect(screen.queryByText(/simulated traffic/i)).toBeNull();
    } else expect(title?.contains(await screen.findByText(mark))).toBe(true);
  }

  it.each(ofAcme)('%s says so beside the title of its figures, and nothing else', async (address, heading) => {
    await openAsAcme(server, address);
    await expectMark(heading);
  });

  it.each(ofReviewer)('%s too', async (address, heading) => {
    await openAsReviewer(server, address);
    await expectMark(heading);
  });
});
