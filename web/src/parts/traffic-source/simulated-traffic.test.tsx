import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike } from '@grt/sdk';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApprovedDomain, openAsAcme } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';

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

  /** Passes calls to the server, and reports when the source of figures has been sent. */
  function watched() {
    let isTold = false;
    const fetch: FetchLike = async (input, init) => {
      const response = await server.fetch(input, init);
      isTold ||= input.endsWith('/api/health');
      return response;
    };
    return { fetch, told: () => waitFor(() => expect(isTold).toBe(true)) };
  }

  /** The mark next to the title, once known. */
  async function markBeside(heading: string): Promise<string | undefined> {
    const title = await screen.findByRole('heading', { level: 1, name: heading });
    if (mark !== undefined) await screen.findByText(mark);
    return title.nextElementSibling?.firstElementChild?.textContent ?? undefined;
  }

  // Where there is no mark, one screen of each area stands for the others outside of the full run.
  it.each(mark === undefined ? everyNth(ofAcme, 5) : ofAcme)(
    '%s says so next to the title of its figures, and nowhere else',
    async (address, heading) => {
      const { fetch, told } = watched();
      await openAsAcme(server, address, fetch);
      await told();
      expect(await markBeside(heading)).toBe(mark);
    },
  );

  it.each(mark === undefined ? everyNth(ofReviewer, 5) : ofReviewer)('%s too', async (address, heading) => {
    const { fetch, told } = watched();
    await openAsReviewer(server, address, fetch);
    await told();
    expect(await markBeside(heading)).toBe(mark);
  });
});
