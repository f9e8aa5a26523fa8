import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFeed, anApprovedDomain, grtOf, openAsAcme } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const tiles = () =>
  screen
    .getAllByRole('term')
    .slice(0, 4)
    .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]);

async function aPendingDomain(name: string) {
  return await (
    await grtOf(server, 'acme')
  ).domains.create({
    domain_name: name,
    domain_url: `https://${name}`,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  });
}

describe('the list', () => {
  it('counts the domains, and shows each with what its status means', async () => {
    await anApprovedDomain(server, 'clips.example');
    await aPendingDomain('new.example');
    const { id } = await aPendingDomain('old.example');
    await (await grtOf(server, 'reviewer')).domains.reject({ id, admin_notes: 'No such site.' });
    await openAsAcme(server, '/client/domains');

    const approved = await row('clips.example');
    expect(tiles()).toEqual([
      ['Approved Domains', '1'],
      ['Active Bidding', '0'],
      ['Pending Approval', '1'],
      ['Total Domains', '3'],
    ]);
    expect(approved.getByText('Approved')).toBeDefined();
    expect(approved.getByText('Bidding not setup')).toBeDefined();
    expect(approved.getByRole('link', { name: 'clips.example' }).getAttribute('href')).toMatch(
      /^\/client\/domains\/\d+\/bidding$/,
    );
    expect(approved.queryByRole('button', { name: 'Edit' })).toBeNull();

    const pending = await row('new.example');
    expect(pending.getByText('Pending Review')).toBeDefined();
    expect(pending.getByText('Not eligible for bidding')).toBeDefined();
    expect(pending.getByRole('link', { name: 'DMCA policy' }).getAttribute('href')).toBe('https://new.example/dmca');
    expect(pending.getByRole('link', { name: 'Removal email' }).title).toBe('removal@new.example');
    expect(pending.getByRole('button', { name: 'Edit' })).toBeDefined();

    const rejected = await row('old.example');
    expect(rejected.getByText('Rejected')).toBeDefined();
    expect(rejected.getByText('Reason: No such site.')).toBeDefined();
    expect(rejected.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('finds, filters, sorts, and pages among more domains than a page has, with totals of all', async () => {
    await server.platform.database.pool.query(
      `insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, bidding_status,
         bid_micros, budget_micros, created_at, updated_at)
       select (select client_id from accounts where username = 'acme'), 'site-' || lpad(n::text, 4, '0') || '.example',
         'https://site.example/dmca', 'removal@site.example',
         case when n % 4 = 0 then 'pending' else 'approved' end, case when n % 2 = 0 then 'paused' else 'active' end,
         100000, n * 1000000, now(), now()
       from generate_series(1, 1040) as n`,
    );
    const app = await openAsAcme(server, '/client/domains?sort=daily_budget');
    await row('site-1040.example');
    expect(tiles()).toEqual([
      ['Approved Domains', '780'],
      ['Active Bidding', '520'],
      ['Pending Approval', '260'],
      ['Total Domains', '1,040'],
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await row('site-1030.example');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');
    await screen.findByText('260 domains');
    await writeIn(app.user, screen.getByRole('searchbox', { name: 'Search domains' }), 'site-0004');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await app.user.clear(screen.getByRole('searchbox', { name: 'Search domains' }));
    await app.user.type(screen.getByRole('searchbox', { name: 'Search domains' }), 'none');
    await screen.findByRole('heading', { name: 'No matching domains' });
    await app.user.click(screen.getByRole('button', { name: 'Show all domains' }));
    await screen.findByText('1,040 domains');
  });

  it('shows how a bidding domain stands, with its last days from the one call for the page', async () => {
    const id = await anApprovedDomain(server, 'clips.example');
    const acme = await grtOf(server, 'acme');
    await (
      await grtOf(server, 'reviewer')
    ).adminFeeds.approve({
      id: await aFeed(server, { domainId: id, name: 'Trending' }),
    });
    await acme.bidding.update({ id, bid_amount: 0.1, daily_budget: 50, is_active: true });
    server.clock.advance(3 * 3_600_000);
    const asked: string[] = [];
    await openAsAcme(server, '/client/domains', async (input, init) => {
      asked.push(new URL(input).pathname);
      return await server.fetch(input, init);
    });
    const shown = await row('clips.example');
    const { data } = await (await grtOf(server, 'acme')).bidding.show({ id });
    expect(shown.getByText(`$${data.current_spend.toFixed(2)}`)).toBeDefined();
    expect(shown.getByText('Spend over the last 14 full days: $0.00 to $0.00 a day')).toBeDefined();
    expect(shown.getByText(String(data.clicks_today))).toBeDefined();
    expect(asked.filter((path) => path.startsWith('/api/domains') && path !== '/api/domains/totals')).toEqual([
      '/api/domains',
    ]);
  });

  it('selects with Shift all approved ones from the last selected one to it', async () => {
    for (const name of ['a.example', 'b.example', 'd.example']) await anApprovedDomain(server, name);
    await aPendingDomain('c.example');
    const { user } = await openAsAcme(server, '/client/domains?sort=domain_name');
    await user.click((await row('a.example')).getByRole('checkbox'));
    await user.keyboard('{Shift>}');
    await user.click((await row('d.example')).getByRole('checkbox'));
    await user.keyboard('{/Shift}');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select [abd]\.example$/ });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('3')).toBeDefined();
  });

  it('pauses, and sets the budget of, several domains at once, with a result for each', async () => {
    const ids = [await anApprovedDomain(server, 'one.example'), await anApprovedDomain(server, 'two.example')];
    await aPendingDomain('new.example');
    const acme = await grtOf(server, 'acme');
    for (const id of ids) await acme.bidding.update({ id, bid_amount: 0.1, daily_budget: 50, is_active: true });
    const app = await openAsAcme(server, '/client/domains');
    await app.user.click((await row('one.example')).getByRole('checkbox', { name: 'Select one.example' }));
    await app.user.click((await row('two.example')).getByRole('checkbox'));
    expect((await row('new.example')).queryByRole('checkbox')).toBeNull();

    await app.user.click(screen.getByRole('button', { name: 'Set budget' }));
    const budget = within(await screen.findByRole('dialog', { name: 'Set budget' }));
    await app.user.click(budget.getByRole('button', { name: 'Set budget for 2 domains' }));
    expect(await budget.findByText('Please enter the daily budget as a number')).toBeDefined();
    const amount = budget.getByLabelText('Daily Budget ($)');
    // A budget of 0 asks first: in the browser (bulk.spec.ts).
    await writeIn(app.user, amount, '75');
    await app.user.click(budget.getByRole('button', { name: 'Set budget for 2 domains' }));
    const set = within(await screen.findByRole('region', { name: 'Set budget' }));
    await app.user.click(await set.findByRole('button', { name: 'Results' }));
    expect(set.getAllByText('$75.00 a day')).toHaveLength(2);
    expect(set.getByRole('button', { name: 'Download CSV' })).toBeDefined();
    await app.user.click(set.getByRole('button', { name: 'Done' }));

    await app.user.click((await row('one.example')).getByRole('checkbox'));
    await app.user.click(screen.getByRole('button', { name: 'Pause bidding' }));
    const pause = within(await screen.findByRole('dialog', { name: 'Pause bidding' }));
    await app.user.click(pause.getByRole('button', { name: 'Pause bidding for 1 domain' }));
    const paused = within(await screen.findByRole('region', { name: 'Pause bidding' }));
    await paused.findByText('1 done');
    await app.user.click(paused.getByRole('button', { name: 'Done' }));
    const standing = async (id: number) => (await acme.bidding.show({ id })).data;
    expect(await Promise.all(ids.map(standing))).toMatchObject([
      { daily_budget: 75, is_active: false },
      { daily_budget: 75, is_active: true },
    ]);
  });

  it('promises to pause and resume only domains that are not so already, selected or all that match', async () => {
    const ids = [await anApprovedDomain(server, 'one.example'), await anApprovedDomain(server, 'two.example')];
    const acme = await grtOf(server, 'acme');
    await acme.bidding.update({ id: ids[0] ?? 0, bid_amount: 0.1, daily_budget: 50, is_active: true });
    await acme.bidding.update({ id: ids[1] ?? 0, bid_amount: 0.1, daily_budget: 50, is_active: false });
    const { user } = await openAsAcme(server, '/client/domains?status=approved');
    for (const name of ['one.example', 'two.example']) await user.click((await row(name)).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Pause bidding' }));
    const pause = within(await screen.findByRole('dialog', { name: 'Pause bidding' }));
    expect(
      pause.getByText(/^Pause bidding for 1 of the 2 selected domains\? 1 is already paused and left out\. They get/),
    ).toBeDefined();
    expect(pause.getByRole('button', { name: 'Pause bidding for 1 domain' })).toBeDefined();
    await user.click(pause.getByRole('button', { name: 'Cancel' }));

    await acme.bidding.update({ id: ids[1] ?? 0, is_active: true });
    await user.click((await row('two.example')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
    await user.click(screen.getByRole('button', { name: 'Resume bidding' }));
    const resume = within(await screen.findByRole('dialog', { name: 'Resume bidding' }));
    expect(await resume.findByText('There is nothing to do. 2 are already bidding and left out.')).toBeDefined();
    expect(resume.getByRole<HTMLButtonElement>('button', { name: 'Resume bidding for 0 domains' }).disabled).toBe(true);
  });

  // That it failed, and Retry: in the browser (trouble.spec.ts).
  it('says how to start when there are no domains', async () => {
    await openAsAcme(server, '/client/domains');
    expect(await screen.findByRole('heading', { name: 'No domains' })).toBeDefined();
    expect(screen.getByText('Get started by adding your first domain.')).toBeDefined();
  });
});

describe('adding and editing', () => {
  const dialog = (name = 'Add New Domain') => within(screen.getByRole('dialog', { name }));

  async function fillIn(user: UserEvent, name: string) {
    for (const [label, text] of [
      [/Domain Name/, name],
      [/Domain URL/, ''],
      [/DMCA Policy URL/, 'https://clips.example/dmca'],
      [/Content Removal/, 'removal@clips.example'],
    ] as const) {
      await user.clear(dialog().getByLabelText(label));
      if (text) await writeIn(user, dialog().getByLabelText(label), text);
    }
  }

  async function openDialog(fetch?: Parameters<typeof openAsAcme>[2]) {
    const app = await openAsAcme(server, '/client/domains', fetch);
    await screen.findByRole('heading', { name: 'No domains' });
    const [add] = screen.getAllByRole('button', { name: 'Add Domain' });
    if (!add) throw new Error('There is no button');
    await app.user.click(add);
    await screen.findByRole('dialog', { name: 'Add New Domain' });
    return { ...app, submit: async () => await app.user.click(dialog().getByRole('button', { name: 'Add Domain' })) };
  }

  it('says what is missing, wrong, refused, or not saved in the specified words, and adds a domain for review', async () => {
    let isDown = true;
    const app = await openDialog(async (input, init) =>
      isDown && init?.method === 'POST'
        ? await Promise.reject(new TypeError('fetch failed'))
        : await server.fetch(input, init),
    );
    await app.submit();
    for (const words of [
      'Domain name is required',
      'DMCA policy URL is required',
      'Content removal email is required',
    ]) {
      expect(await dialog().findByText(words)).toBeDefined();
    }
    await writeIn(app.user, dialog().getByLabelText(/Domain Name/), 'nonsense');
    await writeIn(app.user, dialog().getByLabelText(/Domain URL/), 'ftp://clips.example');
    await writeIn(app.user, dialog().getByLabelText(/DMCA Policy URL/), 'clips.example/dmca');
    await writeIn(app.user, dialog().getByLabelText(/Content Removal/), 'nobody');
    await app.submit();
    for (const words of [
      'Please enter a valid domain name (e.g., example.com)',
      'Domain URL must start with http:// or https://',
      'DMCA policy URL must start with http:// or https://',
      'Please enter a valid email address',
    ]) {
      expect(await dialog().findByText(words)).toBeDefined();
    }

    await fillIn(app.user, 'taken.example');
    await app.submit();
    expect(await dialog().findByText('Failed to save domain. Please try again.')).toBeDefined();
    isDown = false;
    await aPendingDomain('taken.example');
    await app.submit();
    expect(await dialog().findByText('This domain has already been added.')).toBeDefined();

    await fillIn(app.user, 'WWW.Clips.example');
    await app.submit();
    const added = await row('clips.example');
    expect(added.getByText('Pending Review')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('trims a pasted address to its domain, and shows international names as people write them', async () => {
    const app = await openDialog();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText(/Domain Name/)));
    await fillIn(app.user, 'https://www.münchen.example/videos?page=1');
    expect(dialog().getByLabelText<HTMLInputElement>(/Domain Name/).value).toBe('www.münchen.example');
    await app.submit();
    await row('münchen.example');
    const { data } = await (await grtOf(server, 'acme')).domains.list();
    expect(data[0]?.domain_name).toBe('xn--mnchen-3ya.example');
  });

  it('changes a pending domain', async () => {
    const { id } = await aPendingDomain('clips.example');
    const app = await openAsAcme(server, '/client/domains');
    await app.user.click((await row('clips.example')).getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Domain' });
    expect(dialog('Edit Domain').getByText('Pending Review')).toBeDefined();
    const email = dialog('Edit Domain').getByLabelText(/Content Removal/);
    await app.user.clear(email);
    await writeIn(app.user, email, 'other@clips.example');
    await app.user.click(dialog('Edit Domain').getByRole('button', { name: 'Update Domain' }));
    const link = await (await row('clips.example')).findByRole('link', { name: 'Removal email' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('mailto:other@clips.example'));
    const { data } = await (await grtOf(server, 'acme')).domains.list();
    expect(data).toMatchObject([
      { id, domain_url: 'https://clips.example', content_removal_email: 'other@clips.example' },
    ]);
  });
});

describe('deleting', () => {
  it('asks in the specified words, explains the effect on feeds, and deletes', async () => {
    const domainId = await anApprovedDomain(server, 'clips.example');
    const feedId = await aFeed(server, { domainId, name: 'Trending' });
    await (await grtOf(server, 'reviewer')).adminFeeds.approve({ id: feedId });
    const app = await openAsAcme(server, '/client/domains');
    await app.user.click((await row('clips.example')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete clips.example' }));
    expect(
      dialog.getByText('Are you sure you want to delete this domain? This action cannot be undone.'),
    ).toBeDefined();
    expect(dialog.getByText(/1 feed will be paused too/)).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No domains' })).toBeDefined();
  });

  it('shows Deleting... until the server responds, and keeps the row if it refuses', async () => {
    await anApprovedDomain(server, 'clips.example');
    let answer: (response: Response) => void = () => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const app = await openAsAcme(server, '/client/domains', async (input, init) =>
      input.endsWith('/delete') ? await held : await server.fetch(input, init),
    );
    await app.user.click((await row('clips.example')).getByRole('button', { name: 'Delete' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' })).disabled).toBe(true);
    answer(
      Response.json({ success: false, message: 'Not now.', code: 'unavailable', request_id: 'r' }, { status: 503 }),
    );
    expect(await screen.findByText('Not now.')).toBeDefined();
    expect(await row('clips.example')).toBeDefined();
  });
});
