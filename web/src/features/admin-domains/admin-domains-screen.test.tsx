import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, failingServer, grtOf } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeEach(async () => {
  people.clear();
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterEach(() => server.close());

/** Each person signs in once per server, since hashing a password takes a while. */
const people = new Map<string, ReturnType<typeof grtOf>>();
function as(username: string): ReturnType<typeof grtOf> {
  const known = people.get(username) ?? grtOf(server, username);
  people.set(username, known);
  return known;
}

const address = '/admin/domains';
const row = async (name: string) =>
  within((await screen.findByText(name, { selector: 'strong' })).closest('tr') ?? document.body);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.querySelector('strong')?.textContent);

async function aPendingDomain(name: string, client = 'acme') {
  return await (
    await as(client)
  ).domains.create({
    domain_name: name,
    domain_url: `https://${name}`,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  });
}

describe('the list', () => {
  it('works after Retry, counts by status, filters by tab, warns of the same domain at another client, and pages by ten', async () => {
    for (let number = 1; number <= 9; number += 1) await aPendingDomain(`site${String(number)}.example`);
    await anApprovedDomain(server, 'shared.example');
    await aPendingDomain('shared.example', 'globex');
    const failing = failingServer(server, (_method, path) => path === '/admin/domains', 403);
    const app = await openAsReviewer(server, address, failing.fetch);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('req-7');
    failing.mend();
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Also added by Acme Video (approved)')).toBeDefined();
    expect(screen.getByText('Also added by Globex Clips (pending review)')).toBeDefined();
    expect(names()).toHaveLength(10);
    expect(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]),
    ).toEqual([
      ['Total Domains', '11'],
      ['Pending', '10'],
      ['Approved', '1'],
      ['Rejected', '0'],
    ]);
    await app.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(app.path()).toBe(`${address}?page=2`);

    await app.user.click(screen.getByRole('tab', { name: /^Approved/ }));
    await waitFor(() => expect(names()).toEqual(['shared.example']));
    expect(app.path()).toBe(`${address}?status=approved`);
    await app.user.click(screen.getByRole('tab', { name: /^Rejected/ }));
    await app.user.click(await screen.findByRole('button', { name: 'Show all domains' }));
    await waitFor(() => expect(names()).toHaveLength(10));
  });
});

describe('a decision', () => {
  it.each(everyNth(['approve', 'reject'] as const, 2))('of %s opens with who made it and why', async (kind) => {
    const { id } = await aPendingDomain('decided.example');
    await (await as('admin')).domains[kind]({ id, admin_notes: 'As we agreed by phone.' });
    const app = await openAsReviewer(server, address);
    await app.user.click(await screen.findByRole('button', { name: 'decided.example' }));
    const opened = await dialog('decided.example');
    expect(await opened.findByText('As we agreed by phone.', { selector: 'q' })).toBeDefined();
    expect(opened.getByText(kind === 'approve' ? /Approved by admin/ : /Rejected by admin/)).toBeDefined();
  });

  it('approves with notes that the client sees, and rejects only with a note', async () => {
    const good = await aPendingDomain('good.example');
    const bad = await aPendingDomain('bad.example');
    const app = await openAsReviewer(server, address);

    await app.user.click((await row('good.example')).getByRole('button', { name: 'Approve' }));
    const approval = await dialog('Approve good.example');
    await writeIn(app.user, approval.getByLabelText('Note to the client'), 'Policy checked.');
    await app.user.click(approval.getByRole('button', { name: 'Approve' }));
    expect(await (await row('good.example')).findByText('Policy checked.')).toBeDefined();

    await app.user.click((await row('bad.example')).getByRole('button', { name: 'Reject' }));
    const rejection = await dialog('Reject bad.example');
    expect(rejection.getByRole('button', { name: 'Reject' }).matches(':disabled')).toBe(true);
    await writeIn(app.user, rejection.getByLabelText(/^Reason/), 'No such site.');
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await (await row('bad.example')).findByText('No such site.')).toBeDefined();

    const acme = await as('acme');
    const seen = (await acme.domains.list()).data.map(({ id, status, admin_notes }) => [id, status, admin_notes]);
    expect(seen).toEqual(
      expect.arrayContaining([
        [good.id, 'approved', 'Policy checked.'],
        [bad.id, 'rejected', 'No such site.'],
      ]),
    );
  });

  // Made by someone else meanwhile, it is shown with who and when: in the browser (admin-domains.spec.ts).
  it('waits while it is assigned with a key, or with the bar, to whom the list is narrowed by', async () => {
    const { id } = await aPendingDomain('mine.example');
    await aPendingDomain('theirs.example', 'globex');
    const app = await openAsReviewer(server, `${address}?open=${String(id)}`);
    const opened = await dialog('mine.example');
    await waitFor(() => expect(opened.getByRole('button', { name: 'Assign to me' })).toHaveProperty('disabled', false));
    await app.user.keyboard('m');
    expect(await opened.findByText(/reviewer is reviewing it/)).toBeDefined();
    await app.user.click(opened.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Assigned to me');
    await waitFor(() => expect(names()).toEqual(['mine.example']));
    expect(app.path()).toBe(`${address}?assignee=me`);
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Assign' }));
    const asked = await dialog('Assign domains');
    await asked.findByRole('option', { name: 'Ada Nowak (admin)' });
    await app.user.selectOptions(asked.getByLabelText('Assign to'), 'No one');
    await app.user.click(await asked.findByRole('button', { name: 'Assign 1' }));
    const run = within(await screen.findByRole('region', { name: 'Assign domains' }));
    expect(await run.findByText('1 done')).toBeDefined();
    expect(await screen.findByText('No domains match these filters.')).toBeDefined();
    expect((await (await as('admin')).domains.show({ id })).assigned_to).toBe(null);
  });

  it('deletes in any status after the specified question, which lists the consequences', async () => {
    const domainId = await anApprovedDomain(server, 'gone.example');
    const feedId = await aFeed(server, { domainId, name: 'Trending' });
    const reviewer = await as('reviewer');
    await reviewer.adminFeeds.approve({ id: feedId });
    const app = await openAsReviewer(server, address);
    await app.user.click((await row('gone.example')).getByRole('button', { name: 'Delete' }));
    const asked = await dialog('Delete gone.example');
    expect(asked.getByText('Are you sure you want to delete this domain? This action cannot be undone.')).toBeDefined();
    expect(asked.getByText(/^Its feed will be paused\./)).toBeDefined();
    await app.user.click(asked.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No domains yet')).toBeDefined();
    expect(await reviewer.adminFeeds.show({ id: feedId })).toMatchObject({ is_active: false });
  });

  it('on many rows shows a result for each', async () => {
    await aPendingDomain('one.example');
    await aPendingDomain('two.example', 'globex');
    await anApprovedDomain(server, 'three.example');
    const app = await openAsReviewer(server, address);
    await row('one.example');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await app.user.click(
      within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Reject' }),
    );
    const asked = await dialog('Reject domains');
    const send = await asked.findByRole('button', { name: 'Reject 2' });
    expect(send.matches(':disabled')).toBe(true);
    await writeIn(app.user, asked.getByLabelText(/^Reason/), 'Closed for now.');
    // One of the three is approved already.
    await app.user.click(send);
    const run = within(await screen.findByRole('region', { name: 'Reject domains' }));
    expect(await run.findByText('2 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Results' }));
    expect(run.getByText('two.example of Globex Clips')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('tab', { name: /^Rejected\s*2$/ })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });
});
