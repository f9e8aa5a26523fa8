import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  await clientsAt('trees.example', ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir']);
});
afterAll(() => server.close());

/** Adds pending clients, such as Alder Video. A test that changes their status has some of its own. @returns their ids. */
async function clientsAt(host: string, names: readonly string[], business = 'Video'): Promise<number[]> {
  const reviewer = await grtOf(server, 'reviewer');
  const ids = [];
  for (const name of names) {
    const person = { first_name: name, last_name: 'Grey', email: `${name}@${host}` };
    ids.push((await reviewer.clients.create({ company_name: `${name} ${business}`, ...person })).client_id);
  }
  return ids;
}
/** All companies, the newest first. */
async function all(): Promise<string[]> {
  const { data } = await (await grtOf(server, 'admin')).clients.list({ per_page: 100 });
  return [...data].sort((one, other) => other.client_id - one.client_id).map(({ company_name }) => company_name);
}

const table = () => screen.findByRole('table', { name: 'Clients' });
/** The companies as listed. */
async function companies(): Promise<(string | null)[]> {
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getByRole('link').textContent);
}
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

describe('the list of clients', () => {
  it('works after Retry, shows eight per page, newest first, and pages through them', async () => {
    const everyone = await all();
    const failing = failingServer(server, (_method, path) => path === '/admin/clients', 403);
    const app = await openAsReviewer(server, '/admin/clients', failing.fetch);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load clients');
    expect(alert.textContent).toContain('Request ID: req-7');
    failing.mend();
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText(`${String(everyone.length)} clients`);
    expect(await companies()).toEqual(everyone.slice(0, 8));
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('link', { name: everyone[8] as string });
    expect(await companies()).toEqual(everyone.slice(8, 16));
    expect(app.path()).toBe('/admin/clients?page=2');
  });

  it('searches, filters, and sorts by the URL, says when nothing matches, and is a grid when asked', async () => {
    const app = await openAsReviewer(server, '/admin/clients?search=video&sort=company_desc&status=pending');
    await screen.findByRole('link', { name: 'Fir Video' });
    expect(await companies()).toEqual([
      'Fir Video',
      'Elm Video',
      'Dogwood Video',
      'Cedar Video',
      'Birch Video',
      'Alder Video',
    ]);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Company A-Z');
    await waitFor(async () => expect((await companies())[0]).toBe('Alder Video'));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
    await screen.findByText('No matching clients');
    await app.user.click(screen.getByRole('button', { name: 'Show all clients' }));
    await screen.findByText(`${String((await all()).length)} clients`);
    expect(app.path()).toBe('/admin/clients?sort=company_asc');

    await app.user.click(screen.getByRole('button', { name: 'Grid view' }));
    const cards = within(await screen.findByRole('list', { name: 'Clients' }));
    expect(cards.getByRole('link', { name: 'Acme Video' }).getAttribute('href')).toBe('/admin/clients/1');
    expect(app.path()).toBe('/admin/clients?sort=company_asc&view=grid');
  });
});

describe('one client', () => {
  // With a reason, and activated again: in the browser (admin-clients.spec.ts).
  it('says who was first, and shows the current row', async () => {
    const app = await openAsReviewer(server, '/admin/clients?search=globex');
    await app.user.click(await screen.findByRole('button', { name: 'Suspend: Globex Clips' }));
    await (await grtOf(server, 'admin')).clients.suspend({ id: 2, reason: 'Mine' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend: Globex Clips' }));
    expect(dialog.getByText(/signed out immediately, its API tokens stop working, bidding stops/)).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Suspend' }));
    const told = await screen.findByText(
      'Globex Clips was already suspended by admin on November 20, 2026 at 10:00 UTC.',
    );
    expect(told).toBeDefined();
    await (await rowOf('Globex Clips')).findByText('Suspended');
    await (await grtOf(server, 'admin')).clients.activate({ id: 2 });
  });

  it('is sent a new setup link while it is pending', async () => {
    const app = await openAsReviewer(server, '/admin/clients?search=alder');
    const before = (await server.latestMail('Alder@trees.example')).id;
    await app.user.click(await screen.findByRole('button', { name: 'Send setup link: Alder Video' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Send setup link' }));
    await screen.findByText('A setup link is on its way to Alder@trees.example');
    expect((await server.latestMail('Alder@trees.example')).id).toBeGreaterThan(before);
  });
});

describe('several clients', () => {
  it('are suspended in one call, with a result for each', async () => {
    const [, cedar] = await clientsAt('pair.example', ['Birch', 'Cedar'], 'Pair');
    const app = await openAsReviewer(server, '/admin/clients?search=pair.example&sort=company_asc');
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Birch Pair' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Cedar Pair' }));
    await (await grtOf(server, 'admin')).clients.suspend({ id: cedar ?? 0 });
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('2')).toBeDefined();
    await app.user.click(bar.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend clients' }));
    expect(dialog.getByText(/^Suspend the 2 selected clients\?/)).toBeDefined();
    await app.user.click(await dialog.findByRole('button', { name: 'Suspend 2' }));
    const run = within(await screen.findByRole('region', { name: 'Suspend clients' }));
    expect(await run.findByText('1 done, 1 refused')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Results' }));
    const results = within(run.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(results.map((one) => one.textContent)).toEqual([
      expect.stringContaining('Cedar Pair was already suspended by admin on'),
      expect.stringMatching(/Birch Pair.*Suspended/),
    ]);
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(await screen.findAllByText('Suspended', { selector: 'td *' })).toHaveLength(2);
  });

  it('can be all that match the filter except some, on any page, of which those that are so already are left out', async () => {
    const ids = await clientsAt('grove.example', ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'], 'Grove');
    for (const id of ids.slice(1, 3)) await (await grtOf(server, 'admin')).clients.suspend({ id });
    const app = await openAsReviewer(server, '/admin/clients?search=grove.example&sort=company_asc');
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Dogwood Grove' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Select all 6 that match' }));
    for (const name of ['Alder', 'Elm'])
      await app.user.click(screen.getByRole('checkbox', { name: `Select ${name} Grove` }));
    expect(bar.getByText('4')).toBeDefined();
    // Birch and Cedar are suspended, and nobody has set up an account.
    await app.user.click(bar.getByRole('button', { name: 'Activate' }));
    const activation = within(await screen.findByRole('dialog', { name: 'Activate clients' }));
    expect(
      await activation.findByText('There is nothing to do. 4 are already active, or not set up yet, and left out.'),
    ).toBeDefined();
    expect(activation.getByRole<HTMLButtonElement>('button', { name: 'Activate 0' }).disabled).toBe(true);
    await app.user.click(activation.getByRole('button', { name: 'Cancel' }));

    await app.user.click(bar.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend clients' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Suspend 2' }));
    const run = within(await screen.findByRole('region', { name: 'Suspend clients' }));
    expect(await run.findByText('2 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Results' }));
    const results = within(run.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(results.map((one) => one.textContent)).toEqual(['DoneDogwood GroveSuspended', 'DoneFir GroveSuspended']);
    await app.user.click(run.getByRole('button', { name: 'Done' }));
  });

  it('are promised what will be done: those that are so already, and those not set up, are left out', async () => {
    await (await grtOf(server, 'admin')).clients.suspend({ id: 2 });
    const app = await openAsReviewer(server, '/admin/clients?size=20');
    for (const name of ['Globex Clips', 'Acme Video', 'Alder Video'])
      await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Activate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activate clients' }));
    expect(
      dialog.getByText(
        /^Activate 1 of the 3 selected clients\? 2 are already active, or not set up yet, and left out\. They can/,
      ),
    ).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Activate 1' }));
    const run = within(await screen.findByRole('region', { name: 'Activate clients' }));
    expect(await run.findByText('1 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    expect((await (await grtOf(server, 'admin')).clients.show({ id: 2 })).status).toBe('active');
  });

  it('are exported as the selection or as the filter', async () => {
    const asked: string[] = [];
    const app = await openAsReviewer(
      server,
      '/admin/clients?search=trees.example&status=pending',
      async (input, init) => {
        if (new URL(input).pathname.endsWith('/export')) asked.push(decodeURIComponent(new URL(input).search));
        return await server.fetch(input, init);
      },
    );
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Elm Video' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatch(/^\?ids=\d+$/);
    const [exported] = within(screen.getByRole('main')).getAllByRole<HTMLButtonElement>('button', { name: 'Export' });
    await app.user.click(exported ?? document.body);
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(exported?.disabled).toBe(false));
    expect(new URLSearchParams(asked[1]).get('status')).toBe('pending');
    expect(new URLSearchParams(asked[1]).get('search')).toBe('trees.example');
  });
});

describe('a new client', () => {
  it('is refused with messages, then added, and its setup link is mailed', async () => {
    const app = await openAsReviewer(server, '/admin/clients?add=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Client' }));
    const send = dialog.getByRole('button', { name: 'Add client and send link' });
    await app.user.click(send);
    for (const message of ['Company name is required', 'First name is required', 'Email is required'])
      expect(await dialog.findByText(message)).toBeDefined();
    await writeIn(app.user, dialog.getByLabelText(/Company name/), 'Hazel Clips');
    await app.user.type(dialog.getByLabelText(/First name/), 'Hana');
    await app.user.type(dialog.getByLabelText(/Last name/), 'Grey');
    await writeIn(app.user, dialog.getByLabelText(/Email/), 'alex@acme.example');
    await app.user.selectOptions(dialog.getByLabelText('Country'), 'Canada');
    await app.user.selectOptions(dialog.getByLabelText('State or province'), 'Ontario');
    await app.user.click(send);
    expect(await dialog.findByText('An account with this email address already exists')).toBeDefined();
    await app.user.clear(dialog.getByLabelText(/Email/));
    await writeIn(app.user, dialog.getByLabelText(/Email/), 'hana@hazel.example');
    await app.user.click(send);
    await screen.findByText('Hazel Clips was added. A setup link is on its way to hana@hazel.example');
    await (await rowOf('Hazel Clips')).findByText('Pending');
    expect((await server.latestMail('hana@hazel.example')).links[0]).toContain('/setup?token=');
    expect(app.path()).toBe('/admin/clients');
  });
});

describe('the page of a client', () => {
  it('shows what belongs to it, and what was done', async () => {
    const acme = await grtOf(server, 'acme');
    await acme.domains.create({
      domain_name: 'page.example',
      dmca_compliance_url: 'https://page.example/dmca',
      content_removal_email: 'a@page.example',
    });
    const app = await openAsReviewer(server, '/admin/clients/1');
    await screen.findByRole('heading', { level: 1, name: 'Acme Video' });
    const openTab = async (name: string) => await app.user.click(screen.getByRole('tab', { name }));
    await openTab('Domains');
    const domains = within(await screen.findByRole('list', { name: 'Domains' }));
    expect(domains.getByRole('link', { name: 'page.example' }).getAttribute('href')).toMatch(/^\/admin\/domains\/\d+$/);
    expect(app.path()).toBe('/admin/clients/1?tab=domains');
    await openTab('Feeds');
    expect(await screen.findByText('Acme Video has no feeds yet. A feed needs an approved domain.')).toBeDefined();
    await openTab('Bidding');
    expect(await screen.findByText('No approved domains yet, so there is no bidding.')).toBeDefined();
    await openTab('Mail');
    expect(await screen.findByText(/^Nothing was mailed to/)).toBeDefined();
    await openTab('Activity');
    const did = within(await screen.findByRole('list', { name: 'What acme did' }));
    expect(did.getAllByRole('listitem')[0]?.textContent).toContain('acme added the domain page.example');
  });

  it('says where it is, and in which timezone, in words', async () => {
    const reviewer = await grtOf(server, 'reviewer');
    const names = { first_name: 'Ash', last_name: 'Grey', email: 'ash@places.example' };
    const place = { country: 'US', state: 'NY', timezone: 'America/New_York' } as const;
    const { client_id: id } = await reviewer.clients.create({ company_name: 'Ash Places', ...names, ...place });
    await openAsReviewer(server, `/admin/clients/${String(id)}`);
    const about = within(await screen.findByRole('region', { name: 'About the client' }));
    expect(about.getByText('New York, United States')).toBeDefined();
    expect(about.getByText('New York time')).toBeDefined();
  });

  // How a change is made is shown in the browser (admin-clients.spec.ts).
  it('says that a changed timezone applies from the next midnight, until the change is taken back', async () => {
    const [id = 0] = await clientsAt('zones.example', ['Zelkova']);
    const reviewer = await grtOf(server, 'reviewer');
    await reviewer.clients.update({ id, timezone: 'Asia/Tokyo' });
    const app = await openAsReviewer(server, `/admin/clients/${String(id)}`);
    const about = within(await screen.findByRole('region', { name: 'About the client' }));
    await about.findByText('New York time. Changes to Tokyo time at the next midnight, New York time.');
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Zelkova Video' }));
    const zone = dialog.getByLabelText<HTMLSelectElement>('Timezone');
    expect(zone.selectedOptions[0]?.text).toBe('Tokyo time');
    await app.user.selectOptions(zone, 'New York time');
    await app.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await about.findByText('New York time');
    await screen.findByText('Zelkova Video was saved');
  });

  it('changes only what was edited', async () => {
    const app = await openAsReviewer(server, '/admin/clients/1');
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Acme Video' }));
    await (await grtOf(server, 'admin')).clients.update({ id: 1, job_title: 'Changed by admin' });
    const plan = dialog.getByLabelText('Subscription plan');
    await app.user.clear(plan);
    await writeIn(app.user, plan, 'Premium');
    await app.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Acme Video was saved');
    await screen.findByText('Plan: Premium');
    expect(await screen.findByText('Changed by admin')).toBeDefined();
  });

  it('says that the client does not exist', async () => {
    await openAsReviewer(server, '/admin/clients/999999');
    expect(await screen.findByRole('heading', { level: 1, name: 'Client not found' })).toBeDefined();
  });
});
