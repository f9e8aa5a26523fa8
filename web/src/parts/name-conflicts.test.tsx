import type { FetchLike } from '@grt/sdk';
import type { Domain } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../testing/admin-app.tsx';
import { anApprovedDomain, grtOf } from '../testing/client-app.tsx';
import { isFullRun } from '../testing/full-run.ts';

let server: TestServer;
let id: number;
beforeAll(async () => {
  server = await createTestServer();
  await anApprovedDomain(server, 'shared.example');
  const globex = await grtOf(server, 'globex');
  const added = await globex.domains.create({
    domain_name: 'shared.example',
    dmca_compliance_url: 'https://shared.example/dmca',
    content_removal_email: 'removal@shared.example',
  });
  id = added.id;
});
afterAll(() => server.close());

/** The server's domains, with so many other clients that have each. */
const withConflicts =
  (count: number): FetchLike =>
  async (input, init) => {
    const reply = await server.fetch(input, init);
    if (!/\/domains(\/\d+)?$/.test(new URL(input).pathname)) return reply;
    const body = (await reply.json()) as { readonly data: Domain | readonly Domain[] };
    const crowded = (domain: Domain) => ({
      ...domain,
      name_conflicts: Array.from({ length: count }, (_, index) => ({
        ...domain.name_conflicts?.[0],
        domain_id: 1000 + index,
        company_name: `Other ${String(index + 1)}`,
      })),
    });
    const data = Array.isArray(body.data) ? body.data.map(crowded) : crowded(body.data as Domain);
    return Response.json({ ...body, data }, { status: reply.status, headers: reply.headers });
  };

const list = '/admin/domains?status=pending';
const places = [
  {
    at: 'its row',
    address: () => list,
    find: async () => (await screen.findAllByRole('note'))[0],
    words: 'and possibly more',
  },
  {
    at: 'the question before a decision',
    address: () => list,
    find: async (user: UserEvent) => {
      await user.click(await screen.findByRole('button', { name: 'Approve' }));
      return await within(await screen.findByRole('dialog')).findByRole('note');
    },
    words: 'and possibly more. Make sure',
  },
  {
    at: 'its page',
    address: () => `/admin/domains/${String(id)}`,
    find: async () => (await screen.findByText('Also added by')).parentElement,
    words: 'and possibly more',
  },
  {
    at: 'its review',
    address: () => `/admin/domains?open=${String(id)}`,
    find: async () => (await screen.findByRole('heading', { name: 'Same domain elsewhere' })).parentElement,
    words: 'These are the latest 50. There may be more.',
  },
];

/** Each place asks the same rule: the full run asks it everywhere on both sides of its limit. */
const sidesAt = (at: string) =>
  at === 'its row' || isFullRun
    ? ([
        [49, false],
        [50, true],
      ] as const)
    : ([[50, true]] as const);

describe.each(places)('other clients with the same domain, at $at', ({ at, address, find, words }) => {
  it.each(sidesAt(at))('of %i, says that there may be more: %s', async (count, mayBeMore) => {
    const { user } = await openAsReviewer(server, address(), withConflicts(count));
    const { textContent } = (await find(user)) ?? document.body;
    expect(textContent).toContain(`Other ${String(count)}`);
    expect(textContent.includes(words)).toBe(mayBeMore);
  });
});
