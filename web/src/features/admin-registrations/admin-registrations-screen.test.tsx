import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { failingServer, grtOf } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

/** Each person signs in once per server, since hashing a password takes a while. */
const people = new Map<string, ReturnType<typeof grtOf>>();
function as(username: string): ReturnType<typeof grtOf> {
  const known = people.get(username) ?? grtOf(server, username);
  people.set(username, known);
  return known;
}

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'Applications' }))
    .queryAllByRole('heading')
    .map((one) => one.textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const address = '/admin/registrations';

/** A separate application, so that the tests do not decide on each other's. */
async function anApplicant(company: string, changes: Record<string, string> = {}) {
  const grt = await as('reviewer');
  const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
  return await grt.registrations.submit({
    ...anApplication,
    email: `nora@${host}`,
    company_name: company,
    website: `https://${host}`,
    phone: `+1 ${String((lastPhone += 1))}`,
    ...changes,
  });
}
let lastPhone = 3_125_550_000;

describe('the list', () => {
  it('searches, filters, and sorts, all in the URL', async () => {
    for (const name of ['Asahi Clips', 'Zen Video']) await anApplicant(name, { country: 'JP', state: 'Tokyo' });
    const app = await openAsReviewer(server, `${address}?status=pending&country=JP&sort=company`);
    await card('Kumo Streaming');
    expect(names()).toEqual(['Asahi Clips', 'Kumo Streaming', 'Zen Video']);
    expect(screen.getByText('3 applications')).toBeDefined();

    await writeIn(app.user, screen.getByRole('searchbox'), 'haru@');
    await waitFor(() => expect(names()).toEqual(['Kumo Streaming']));
    expect(app.path()).toBe(`${address}?status=pending&country=JP&sort=company&search=haru%40`);

    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
    await app.user.click(await screen.findByRole('button', { name: 'Show all applications' }));
    await card('Acme Video');
    expect(app.path()).toBe(`${address}?sort=company`);
  });

  it('works after Retry, and says how long each pending one has waited, and who decided on the others', async () => {
    const failing = failingServer(server, (_method, path) => path === '/admin/registrations', 403);
    const app = await openAsReviewer(server, `${address}?sort=oldest`, failing.fetch);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load registrations');
    expect(alert.textContent).toContain('req-7');
    failing.mend();
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    const rejected = await card('Northlight');
    expect(rejected.getByText('Rejected')).toBeDefined();
    expect(rejected.getByText('The website could not be reached.')).toBeDefined();
    expect(rejected.queryByRole('button', { name: 'Approve' })).toBeNull();
    const pending = await card('Kumo Streaming');
    expect(pending.getByText(/^Waiting \d+ (h|d)$/)).toBeDefined();
    expect(pending.getByRole('button', { name: 'Reject' })).toBeDefined();
  });
});

describe('a decision', () => {
  it('requires a reason to reject, offers common ones, and mails it to the applicant', async () => {
    await anApplicant('Rejectable');
    const app = await openAsReviewer(server, `${address}?search=rejectable`);
    await app.user.click((await card('Rejectable')).getByRole('button', { name: 'Reject' }));
    const asked = await dialog('Reject Rejectable');
    const send = asked.getByRole('button', { name: 'Reject' });
    expect(send.matches(':disabled')).toBe(true);
    await app.user.type(asked.getByLabelText(/^Reason/), '   ');
    expect(send.matches(':disabled')).toBe(true);
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await asked.findByText('Please give a reason for the rejection');
    await asked.findByRole('option', { name: 'Website not reachable' });
    await app.user.selectOptions(asked.getByLabelText('Common reasons'), 'Website not reachable');
    await app.user.click(send);
    expect(await screen.findByText('Registration rejected')).toBeDefined();
    expect(await (await card('Rejectable')).findByText('The website could not be reached.')).toBeDefined();
    expect((await server.latestMail('nora@rejectable.example')).text).toContain('The website could not be reached.');
  });

  it('names the company also when it is asked for by a link, and the application is not in the list', async () => {
    const { id } = await anApplicant('Linked');
    await openAsReviewer(server, `${address}?search=nobody&approve=${String(id)}`);
    const asked = await dialog('Approve Linked');
    expect(await asked.findByRole('button', { name: 'Approve' })).toBeDefined();
    expect(screen.queryByRole('listitem', { name: 'Linked' })).toBeNull();
  });

  it('made by someone else is shown with who and when, and the row reflects it', async () => {
    const contested = await anApplicant('Contested');
    const own = `/registrations/${String(contested.id)}`;
    let loaded: Response | undefined;
    let isAsked = false;
    const app = await openAsReviewer(server, `${address}?search=contested`, async (input, init) => {
      const { pathname } = new URL(input);
      if (pathname.endsWith(`${own}/approve`)) isAsked = true;
      // The dialog has loaded the application before someone else decides, however often it loads it.
      if (pathname.endsWith(own) && loaded && !isAsked) return loaded.clone();
      const reply = await server.fetch(input, init);
      if (pathname.endsWith(own)) loaded ??= reply.clone();
      return reply;
    });
    await app.user.click((await card('Contested')).getByRole('button', { name: 'Approve' }));
    const asked = await dialog('Approve Contested');
    await waitFor(() => expect(loaded).toBeDefined());
    await (await as('admin')).registrations.reject({ id: contested.id, admin_notes: 'No.' });
    await app.user.click(asked.getByRole('button', { name: 'Approve' }));
    // The refreshed application may say it first; the server's words replace that.
    const words = `${contested.application_id} was already rejected by admin on November 20, 2026 at 10:00 UTC.`;
    await waitFor(() => expect(asked.getByRole('alert').textContent).toContain(words));
    expect(asked.queryByRole('button', { name: 'Approve' })).toBeNull();
    await app.user.click(asked.getByRole('button', { name: 'Back to the list' }));
    expect(await (await card('Contested')).findByText('Rejected')).toBeDefined();
  });
});

it('assigns an application to oneself, to someone else, and back to everyone, and shows the assignee', async () => {
  const { id } = await anApplicant('Handed Round');
  const app = await openAsReviewer(server, `${address}?search=handed&open=${String(id)}`);
  const asked = await dialog('Handed Round');
  const field = asked.getByLabelText<HTMLSelectElement>('Assigned to');
  /** Nothing can be assigned while the last step is in progress. */
  const isReady = async (chosen: RegExp) =>
    await waitFor(() =>
      expect([field.disabled, field.selectedOptions[0]?.textContent]).toEqual([false, expect.stringMatching(chosen)]),
    );
  await isReady(/^No one/);
  await app.user.click(asked.getByText('Assign to me'));
  await isReady(/\(reviewer\)$/);
  expect(asked.getByText(/reviewer is reviewing it/)).toBeDefined();
  expect(asked.queryByText('Assign to me')).toBeNull();

  await app.user.selectOptions(field, asked.getByText(/\(admin\)$/));
  await isReady(/\(admin\)$/);
  expect((await (await as('admin')).registrations.show({ id })).assigned_to).toBe('admin');

  await app.user.selectOptions(field, 'No one');
  await isReady(/^No one/);
  await (await as('admin')).registrations.reject({ id, admin_notes: 'No.' });
  await app.user.click(asked.getByText('Assign to me'));
  // It has been decided in the meantime, so it can no longer be assigned.
  expect(await asked.findByText(/Rejected by admin/)).toBeDefined();
  expect(asked.queryByLabelText('Assigned to')).toBeNull();
});

describe('many at once', () => {
  it('selects with Shift all from the last selected one to it, and deselects them the same way', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await anApplicant(`Ranged ${name}`);
    const { user } = await openAsReviewer(server, `${address}?search=ranged&sort=oldest`);
    await card('Ranged One');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Ranged/ });
    const checked = () => boxes.map((box) => box.checked);
    const [first, second, , last] = boxes as [HTMLInputElement, HTMLInputElement, HTMLInputElement, HTMLInputElement];
    await user.click(last);
    await user.keyboard('{Shift>}');
    await user.click(second);
    await user.keyboard('{/Shift}');
    expect(checked()).toEqual([false, true, true, true]);
    await user.click(first);
    await user.keyboard('{Shift>}');
    await user.click(boxes[2] as HTMLInputElement);
    await user.keyboard('{/Shift}');
    expect(checked()).toEqual([false, false, false, true]);
  });

  it('promises what will be done, walks every page, sends a lost call again with its key, and goes on elsewhere', async () => {
    for (let number = 1; number <= 5; number += 1) await anApplicant(`Herd${String(number)}`);
    const grt = await as('admin');
    const [first] = (await grt.registrations.list({ search: 'herd1' })).data;
    await grt.registrations.reject({ id: first?.id ?? 0, admin_notes: 'No.' });
    const keys: (string | null)[] = [];
    const app = await openAsReviewer(server, `${address}?search=herd`, async (input, init) => {
      const reply = await server.fetch(input.replace('per_page=200', 'per_page=2'), init);
      if (!input.endsWith('/decide')) return reply;
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      if (keys.length === 1) throw new TypeError('The reply was lost');
      return reply;
    });
    await card('Herd5');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Herd5' }));
    await app.user.click(screen.getByRole('button', { name: 'Select all 5 that match' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Approve' }));
    await app.user.click(await (await dialog('Approve applications')).findByRole('button', { name: 'Approve 4' }));
    const run = within(await screen.findByRole('region', { name: 'Approve applications' }));
    await app.user.click(screen.getByRole('link', { name: 'Domains' }));
    expect(await screen.findByRole('heading', { name: 'Domains' })).toBeDefined();
    expect(await run.findByText('4 done')).toBeDefined();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await grt.registrations.list({ search: 'herd', status: 'approved' })).meta.total).toBe(4);
    await app.user.click(run.getByRole('button', { name: 'Done' }));
  });

  it('decides on all that match except excluded ones, on every page, with a result for each', async () => {
    for (let number = 1; number <= 12; number += 1) await anApplicant(`Crowd${String(number)}`);
    const app = await openAsReviewer(server, `${address}?search=crowd&status=pending`);
    await card('Crowd12');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await app.user.click(screen.getByRole('button', { name: 'Select all 12 that match' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Crowd12' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByRole('status').textContent).toBe('11 selected');

    const grt = await as('admin');
    const [contested] = (await grt.registrations.list({ search: 'crowd5' })).data;
    await app.user.click(bar.getByRole('button', { name: 'Reject' }));
    const asked = await dialog('Reject applications');
    const send = await asked.findByRole('button', { name: 'Reject 11' });
    await grt.registrations.approve({ id: contested?.id ?? 0 });
    expect(send.matches(':disabled')).toBe(true);
    await writeIn(app.user, asked.getByLabelText(/^Reason/), 'All from one address.');
    await app.user.click(send);
    const run = within(await screen.findByRole('region', { name: 'Reject applications' }));
    expect(await run.findByText('10 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(names()).toEqual(['Crowd12']));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect((await grt.registrations.list({ search: 'crowd', status: 'rejected' })).meta.total).toBe(10);
  });

  it.each(everyNth(['approve', 'reject'] as const, 2))(
    '%ss all that match, and none that a filter hides, which also ends the selection',
    async (kind) => {
      const herd = `Flock${kind}`;
      await anApplicant(`${herd}1`, { country: 'CA', state: 'ON' });
      await anApplicant(`${herd}2`, { country: 'CA', state: 'ON' });
      await anApplicant(`${herd}3`);
      const app = await openAsReviewer(server, `${address}?search=${herd}&country=CA`);
      await app.user.click((await card(`${herd}1`)).getByRole('checkbox'));
      await app.user.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
      const bar = within(screen.getByRole('region', { name: 'Selection' }));
      const verb = kind === 'approve' ? 'Approve' : 'Reject';
      await app.user.click(bar.getByRole('button', { name: verb }));
      const asked = await dialog(`${verb} applications`);
      if (kind === 'reject') await app.user.type(asked.getByLabelText(/^Reason/), 'No.');
      await app.user.click(await asked.findByRole('button', { name: `${verb} 2` }));
      const run = within(await screen.findByRole('region', { name: `${verb} applications` }));
      expect(await run.findByText('2 done')).toBeDefined();
      await app.user.click(run.getByRole('button', { name: 'Done' }));
      await app.user.click(await screen.findByRole('checkbox', { name: `Select ${herd}1` }));
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
      const left = (await (await as('admin')).registrations.list({ search: herd, status: 'pending' })).data;
      expect(left.map(({ company_name }) => company_name)).toEqual([`${herd}3`]);
    },
  );

  it('assigns all that match to one administrator, whose they are found to be', async () => {
    for (let number = 1; number <= 4; number += 1) await anApplicant(`Shared${String(number)}`);
    const grt = await as('admin');
    const [decided] = (await grt.registrations.list({ search: 'shared4' })).data;
    await grt.registrations.reject({ id: decided?.id ?? 0, admin_notes: 'No.' });
    const app = await openAsReviewer(server, `${address}?search=shared`);
    await card('Shared3');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select Shared3' }));
    await app.user.click(screen.getByRole('button', { name: 'Select all 4 that match' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar.getByRole('button', { name: 'Assign' }));
    const asked = await dialog('Assign applications');
    await asked.findByRole('button', { name: 'Assign 3' });
    await waitFor(() =>
      expect(asked.getByLabelText<HTMLSelectElement>('Assign to').selectedOptions[0]?.textContent).toMatch(
        /\(reviewer\)$/,
      ),
    );
    await app.user.selectOptions(asked.getByLabelText('Assign to'), 'Ada Nowak (admin)');
    await app.user.click(await asked.findByRole('button', { name: 'Assign 3' }));
    const run = within(await screen.findByRole('region', { name: 'Assign applications' }));
    expect(await run.findByText('3 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Results' }));
    expect(run.getAllByText('Assigned to admin')).toHaveLength(3);
    await app.user.click(run.getByRole('button', { name: 'Done' }));

    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Unassigned');
    await waitFor(() => expect(names()).toEqual(['Shared4']));
    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Ada Nowak (admin)');
    await waitFor(() => expect(names()).toHaveLength(3));
    expect((await grt.registrations.list({ search: 'shared', assignee: 'me' })).meta.total).toBe(3);
    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Assigned to me');
    await waitFor(() => expect(app.path()).toBe(`${address}?search=shared&assignee=me`));
  });

  it('leaves out of all that match those that wait for their applicant, and names them among selected ones', async () => {
    const asked = await anApplicant('Paused A');
    for (const name of ['Paused B', 'Paused C']) await anApplicant(name);
    const grt = await as('admin');
    await grt.registrations.ask({ id: asked.id, question: 'Please send the license.' });
    const app = await openAsReviewer(server, `${address}?search=paused`);
    await card('Paused A');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const few = await dialog('Approve applications');
    expect(few.getByText(/ 1 of them waits for an answer from the applicant\.$/)).toBeDefined();
    expect(await few.findByRole('button', { name: 'Approve 3' })).toBeDefined();
    await app.user.click(few.getByRole('button', { name: 'Cancel' }));

    await app.user.click(screen.getByRole('checkbox', { name: 'Select Paused B' }));
    await app.user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
    await app.user.click(bar().getByRole('button', { name: 'Approve' }));
    const all = await dialog('Approve applications');
    expect(await all.findByText(/ 1 waiting for an answer from the applicant is left out\.$/)).toBeDefined();
    await app.user.click(await all.findByRole('button', { name: 'Approve 2' }));
    const run = within(await screen.findByRole('region', { name: 'Approve applications' }));
    expect(await run.findByText('2 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    expect((await grt.registrations.show({ id: asked.id })).status).toBe('pending');
  });
});
