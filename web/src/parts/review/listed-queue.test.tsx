import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { Grt } from '@grt/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { aFeed, anApprovedDomain, grtOf } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';

let server: TestServer;
let people: Record<'acme' | 'globex' | 'reviewer', Grt>;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const [acme, globex, reviewer] = await Promise.all(['acme', 'globex', 'reviewer'].map((name) => grtOf(server, name)));
  if (acme && globex && reviewer) people = { acme, globex, reviewer };
});
afterAll(() => server.close());

type App = Awaited<ReturnType<typeof openAsReviewer>>;

/** The queue of the open workspace. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Queue' }))
    .queryAllByRole('button')
    .map((row) => row.firstElementChild?.textContent);
const isOpen = async (name: string) => await screen.findByRole('dialog', { name });
/** J leads through these, and then says that it is the end. */
async function leadsThrough(app: App, names: readonly string[]) {
  for (const name of names) {
    await app.user.keyboard('j');
    await isOpen(name);
  }
  await app.user.keyboard('j');
  expect(await screen.findByText('This is the end of the queue.')).toBeDefined();
}

describe('the queue of domains', () => {
  const add = async (of: Grt, domain_name: string) =>
    await of.domains.create({
      domain_name,
      dmca_compliance_url: `https://${domain_name}/dmca`,
      content_removal_email: `a@${domain_name}`,
    });

  beforeAll(async () => {
    for (const name of ['m.listed.example', 'z.listed.example', 'a.listed.example']) await add(people.globex, name);
    await add(people.acme, 'm.listed.example');
    await add(people.acme, 'own.listed.example');
  });

  it('is narrowed and ordered as the list, all the way through', async () => {
    const filters = 'search=listed&client=2&sort=domain';
    const app = await openAsReviewer(server, `/admin/domains?${filters}&open=next`);
    await isOpen('a.listed.example');
    await waitFor(() => expect(rows()).toEqual(['a.listed.example', 'm.listed.example', 'z.listed.example']));
    await leadsThrough(app, ['m.listed.example', 'z.listed.example']);
    expect(app.path()).toContain(`/admin/domains?${filters}&open=`);
  });

  const narrowed: readonly (readonly [filters: string, expected: readonly string[]])[] = [
    ['name=shared&sort=client', ['m.listed.example', 'm.listed.example']],
    ['name=unique', ['z.listed.example', 'a.listed.example', 'own.listed.example']],
    ['from=2026-11-21', []],
    ['from=2026-11-01&to=2026-11-21&client=1', ['m.listed.example', 'own.listed.example']],
  ];
  it.each(everyNth(narrowed, 2))('is narrowed by %s', async (filters, expected) => {
    await openAsReviewer(server, `/admin/domains?search=listed&${filters}&open=next`);
    await screen.findByRole('dialog');
    await waitFor(() => expect(rows()).toEqual(expected));
  });

  it('goes on as the list does from a row, and from the longest waiting one with Start review', async () => {
    const app = await openAsReviewer(server, '/admin/domains?search=listed&client=2');
    await app.user.click(await screen.findByRole('button', { name: 'Start review' }));
    await isOpen('m.listed.example');
    await waitFor(() => expect(rows()).toEqual(['m.listed.example', 'z.listed.example', 'a.listed.example']));
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.user.click(await screen.findByRole('button', { name: 'a.listed.example' }));
    await isOpen('a.listed.example');
    await waitFor(() => expect(rows()).toEqual(['a.listed.example', 'z.listed.example', 'm.listed.example']));
    await leadsThrough(app, ['z.listed.example', 'm.listed.example']);
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(app.path()).toBe('/admin/domains?search=listed&client=2'));
  });
});

describe('the queue of applications', () => {
  const apply = async (company_name: string, changes: Record<string, string> = {}) =>
    await people.reviewer.registrations.submit({
      ...anApplication,
      email: `nora@${company_name.toLowerCase()}.example`,
      company_name,
      website: `https://${company_name.toLowerCase()}.example`,
      phone: `+1 ${String((lastPhone += 1))}`,
      ...changes,
    });
  let lastPhone = 3_125_560_000;

  beforeAll(async () => {
    await apply('ListedZ', { country: 'CA', state: 'ON' });
    await apply('ListedB');
    await apply('ListedA', { country: 'CA', state: 'ON' });
    const { id } = await apply('ListedC', { country: 'CA', state: 'ON' });
    await people.reviewer.registrations.ask({ id, question: 'Which license?' });
  });

  const narrowed: readonly (readonly [filters: string, expected: readonly string[]])[] = [
    ['country=CA&sort=company', ['ListedA', 'ListedZ']],
    ['country=CA', ['ListedZ', 'ListedA']],
    ['license=with', []],
    ['license=without&country=US', ['ListedB']],
    ['applicant=client', []],
    ['status=waiting', ['ListedC']],
    ['from=2026-11-21', []],
  ];
  it.each(everyNth(narrowed, 3))('is narrowed and ordered by %s', async (filters, expected) => {
    await openAsReviewer(server, `/admin/registrations?search=listed&${filters}&open=next`);
    await screen.findByRole('dialog');
    await waitFor(() => expect(rows()).toEqual(expected));
  });
});

it('of feeds has the order of the list', async () => {
  const domainId = await anApprovedDomain(server, 'ordered.example');
  for (const name of ['Ordered M', 'Ordered Z', 'Ordered A']) await aFeed(server, { domainId, name });
  const app = await openAsReviewer(server, '/admin/feeds?tab=review&search=ordered&sort=name_desc&review=next');
  await isOpen('Ordered Z');
  await waitFor(() => expect(rows()).toEqual(['Ordered Z', 'Ordered M', 'Ordered A']));
  await leadsThrough(app, ['Ordered M', 'Ordered A']);
});
