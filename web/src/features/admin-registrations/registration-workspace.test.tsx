import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { FetchLike } from '@grt/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { failingServer, grtOf } from '../../testing/client-app.tsx';

let server: TestServer;
let reviewer: Awaited<ReturnType<typeof grtOf>>;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  reviewer = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Queue' }))
    .queryAllByRole('button')
    .map((row) => row.firstElementChild?.textContent);
const address = (search: string, open: number | 'next' = 'next') =>
  `/admin/registrations?search=${search}&open=${String(open)}`;
const statusOf = async (id: number) => (await reviewer.registrations.show({ id })).status;

let serial = 0;
/** A separate application with a phone and a site of its own, so that it is like no other. */
async function anApplicant(company: string, changes: Record<string, string> = {}) {
  const host = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
  serial += 1;
  const phone = `+1 212 ${String(1_000_000 + serial)}`;
  const names = { email: `nora@${host}`, company_name: company, website: `https://${host}`, phone };
  return await reviewer.registrations.submit({ ...anApplication, ...names, ...changes });
}

/** The case is open, and its evidence is there. */
async function isOpen(name: string) {
  const opened = await dialog(name);
  await waitFor(() => expect(opened.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', false));
  return opened;
}

it('approves or rejects with one key, sends it when it is closed, and keeps the focus in the case', async () => {
  const ids = [];
  for (const name of ['Keys A', 'Keys B', 'Keys C']) ids.push((await anApplicant(name)).id);
  const [a = 0, b = 0, c = 0] = ids;
  const app = await openAsReviewer(server, address('keys'));
  await isOpen('Keys A');
  expect(rows()).toEqual(['Keys A', 'Keys B', 'Keys C']);
  await app.user.keyboard('a');
  await isOpen('Keys B');
  expect(screen.getByText('Approved Keys A.')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Keys B');
  await app.user.keyboard('1');
  const last = await isOpen('Keys C');
  expect(app.path()).toBe(address('keys', c));
  expect([await statusOf(a), await statusOf(b)]).toEqual(['pending', 'pending']);

  await app.user.click(last.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect([await statusOf(a), await statusOf(b)]).toEqual(['approved', 'rejected']));
  expect(await screen.findByText('Registration approved successfully!')).toBeDefined();
  expect((await server.latestMail('nora@keys-b.example')).text).toContain('The website could not be reached.');
  expect(await statusOf(c)).toBe('pending');
});

it('takes a decision back before anything is sent, and leads back to the case', async () => {
  const { id } = await anApplicant('Undone A');
  await anApplicant('Undone B');
  const app = await openAsReviewer(server, address('undone'));
  await isOpen('Undone A');
  await app.user.keyboard('a');
  await isOpen('Undone B');
  await app.user.keyboard('u');
  const back = await isOpen('Undone A');
  await app.user.keyboard('u');
  expect(back.getByText('There is nothing left to take back.')).toBeDefined();
  await app.user.click(back.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await statusOf(id)).toBe('pending');
});

it('moves through the whole queue, over the ends of its pages', async () => {
  const names = ['One', 'Two', 'Three'].map((name) => `Paged ${name}`);
  for (const name of names) await anApplicant(name);
  const shortPages: FetchLike = (input, init) => server.fetch(input.replace('per_page=50', 'per_page=2'), init);
  const app = await openAsReviewer(server, address('paged'), shortPages);
  await dialog('Paged One');
  await waitFor(() => expect(rows()).toEqual(names));
  for (const name of names.slice(1)) {
    await app.user.keyboard('j');
    await dialog(name);
  }
  await app.user.keyboard('j');
  expect(await screen.findByText('This is the end of the queue.')).toBeDefined();
  await app.user.keyboard('k');
  await dialog('Paged Two');
});

it('asks once more before an applicant that is already a client is approved', async () => {
  const first = await anApplicant('Twice A', { phone: '+1 212 555 0199' });
  await reviewer.registrations.approve({ id: first.id });
  const { id } = await anApplicant('Twice B', { phone: '+1 212 555 0199' });
  const app = await openAsReviewer(server, address('twice', id));
  const opened = await isOpen('Twice B');
  expect(await opened.findByText(`Twice A is already a client (${first.application_id}).`)).toBeDefined();
  await app.user.keyboard('w');
  expect(opened.queryByRole('textbox', { name: /note/i })).toBeNull();
  await app.user.keyboard('a');
  expect(await opened.findByRole('button', { name: 'Approve anyway' })).toBeDefined();
  await app.user.keyboard('a');
  expect(await screen.findByText('All caught up!')).toBeDefined();
});

// What one writes is no key for a decision: in the browser (review.spec.ts).

it('takes no key for a decision while another dialog is open, and none when they are turned off', async () => {
  const { id } = await anApplicant('Switched');
  const app = await openAsReviewer(server, address('switched', id));
  const opened = await isOpen('Switched');
  await app.user.keyboard('?');
  const help = await dialog('Keyboard shortcuts');
  await app.user.keyboard('a');
  await app.user.click(help.getByRole('button', { name: 'Turn off shortcuts' }));
  await app.user.click(help.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
  await app.user.keyboard('a');
  expect(screen.queryByText('Approved Switched.')).toBeNull();
  await app.user.click(opened.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved Switched.')).toBeDefined();
});

// Someone else who was first is named: in the browser (admin-registrations.spec.ts).

it('keeps a decision that could not be sent, says so, and sends it once when the server is back', async () => {
  const { id } = await anApplicant('Offline A');
  await anApplicant('Offline B');
  const keys: (string | null)[] = [];
  const failing = failingServer(server, (method) => method === 'POST');
  const app = await openAsReviewer(server, address('offline', id), async (input, init) => {
    if (input.endsWith('/approve')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return await failing.fetch(input, init);
  });
  await isOpen('Offline A');
  await app.user.keyboard('a');
  await isOpen('Offline B');
  fireEvent.online(window);
  expect(await screen.findByText(/1 decision is not sent yet: the server cannot be reached\./)).toBeDefined();
  failing.mend();
  fireEvent.online(window);
  expect(await screen.findByText('Registration approved successfully!')).toBeDefined();
  expect(await statusOf(id)).toBe('approved');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('offers the reasons that administrators have set, and takes a digit that is pressed before they are there', async () => {
  const { id } = await anApplicant('Chosen A');
  const own = { name: 'Not for us', text: 'We serve other sites.' };
  const { registrations } = await reviewer.settings.showReasons();
  onTestFinished(async () => void (await reviewer.settings.updateReasons({ registrations })));
  await reviewer.settings.updateReasons({ registrations: [{ name: 'First', text: 'The first.' }, own] });
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  const app = await openAsReviewer(server, address('chosen', id), async (input, init) => {
    if (input.endsWith('/rejection-reasons')) await held;
    return await server.fetch(input, init);
  });
  const opened = await isOpen('Chosen A');
  await app.user.keyboard('2');
  expect(opened.queryByRole('group', { name: 'Common reasons' })).toBeNull();
  letIn();
  expect(await screen.findByText('Rejected Chosen A.')).toBeDefined();
  await app.user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(async () => expect((await reviewer.registrations.show({ id })).admin_notes).toBe(own.text));
});
