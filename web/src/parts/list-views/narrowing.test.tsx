import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAsSuperAdmin } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, grtOf } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const domainId = await anApprovedDomain(server, 'narrow.example');
  const review_id = await aFeed(server, { domainId, name: 'Narrow' });
  const admin = await grtOf(server, 'admin');
  const { id: admin_id } = (await admin.auth.me({})).user;
  await admin.feedReview.assign({ action: 'assign', review_id, admin_id });
});
afterAll(() => server.close());

const total = async (text: RegExp) =>
  await waitFor(() => expect(within(screen.getByRole('search')).getByText(text)).toBeDefined());

it.each([
  ['/admin/registrations', ['Country', 'FR'], 'country=FR', /^\d+ applications?$/],
  ['/admin/registrations', ['Applicant', 'client'], 'applicant=client', /^\d+ applications?$/],
  ['/admin/registrations', ['License', 'without'], 'license=without', /^\d+ applications?$/],
  ['/admin/clients', ['Country', 'FR'], 'country=FR', /^0 clients$/],
  ['/admin/domains', ['Name', 'shared'], 'name=shared', /^0 domains$/],
])('%s by %s, in the URL', async (at, [label = '', value = ''], query, found) => {
  const app = await openAsSuperAdmin(server, at);
  await app.user.click(await screen.findByRole('button', { name: 'Filters' }));
  await app.user.selectOptions(screen.getByLabelText(label), value);
  await waitFor(() => expect(app.path()).toBe(`${at}?${query}`));
  await total(found);
  const filters = await screen.findByRole('button', { name: 'Filters (1)' });
  expect(filters.getAttribute('aria-expanded')).toBe('true');
});

it.each([
  ['/admin/registrations', 'applications'],
  ['/admin/clients', 'clients'],
  ['/admin/domains', 'domains'],
  ['/admin/feeds?tab=management', 'feeds'],
  ['/admin/outbox', 'emails'],
])('%s by days, from a link: none before there were any, and all since then', async (at, noun) => {
  const link = (query: string) => `${at}${at.includes('?') ? '&' : '?'}${query}`;
  const app = await openAsSuperAdmin(server, link('to=2020-01-01'));
  await total(new RegExp(`^0 ${noun}$`));
  expect(screen.getByLabelText<HTMLInputElement>('To day').value).toBe('2020-01-01');
  await app.go(link('from=2020-01-01'));
  await total(/^[1-9]\d* \w+$/);
});

it('audit entries the oldest first, by their head', async () => {
  const app = await openAsSuperAdmin(server, '/admin/audit');
  const head = await screen.findByRole('columnheader', { name: 'When' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await app.user.click(within(head).getByRole('button'));
  await waitFor(() => expect(app.path()).toBe('/admin/audit?sort=oldest'));
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
});

const sortedBy = [
  ['/admin/domains', 'Client', 'sort=client'],
  ['/admin/domains', 'Domain', 'sort=domain'],
  ['/admin/feeds?tab=management', 'Items', 'sort=items_desc'],
  ['/admin/feeds?tab=management', 'Feed', 'sort=name'],
  ['/admin/feeds?tab=review', 'Items', 'sort=items_desc'],
  ['/admin/feeds?tab=review', 'Feed', 'sort=name'],
  ['/admin/feeds?tab=assignments', 'Sent', 'sort=newest'],
] as const;

// One head of each table; the full run presses the others, too.
it.each(everyNth(sortedBy, 2))('%s are sorted by %s, and a row opens on a click', async (at, head, sort) => {
  const app = await openAsSuperAdmin(server, at);
  const row = await screen.findByRole('row', { name: /narrow/i });
  await app.user.click(within(screen.getByRole('columnheader', { name: head })).getByRole('button'));
  await waitFor(() => expect(app.path()).toContain(sort));
  await app.user.click(within(row).getAllByRole('cell').at(-2) ?? row);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
