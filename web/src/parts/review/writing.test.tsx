import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { Grt } from '@grt/sdk';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf, heldServer } from '../../testing/client-app.tsx';
import { isOpen } from '../../testing/open-case.ts';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let reviewer: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  reviewer = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

type App = Awaited<ReturnType<typeof openAsReviewer>>;

/** Domains that wait for a review, in this order. @returns their ids */
async function add(...names: readonly string[]): Promise<number[]> {
  const acme = await grtOf(server, 'acme');
  const ids = [];
  for (const name of names) {
    const site = `https://${name}`;
    const own = { domain_name: name, domain_url: site, dmca_compliance_url: `${site}/dmca` };
    ids.push((await acme.domains.create({ ...own, content_removal_email: `removal@${name}` })).id);
  }
  return ids;
}

const address = (search: string) => `/admin/domains?search=${search}&open=next`;

const field = (label: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
const reason = () => field(/^Reason/);
const note = () => field(/^Note to the client/);
const send = '{Control>}{Enter}{/Control}';

async function close(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** What a domain became, as soon as it is decided. */
async function decided(id: number) {
  let domain = await reviewer.domains.show({ id });
  await waitFor(async () => {
    domain = await reviewer.domains.show({ id });
    expect(domain.status).not.toBe('pending');
  });
  return { status: domain.status, admin_notes: domain.admin_notes };
}

/** When the latest event of this type happened. */
function timesOf(type: 'focusin' | 'focusout'): () => number {
  let at = 0;
  const onFocus = ({ timeStamp }: Event) => (at = timeStamp);
  document.addEventListener(type, onFocus);
  onTestFinished(() => document.removeEventListener(type, onFocus));
  return () => at;
}

/** Presses a key at a time. */
function pressAt(timeStamp: number, key: string): void {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
}

// What is typed right after R is the reason: see review.spec.ts, in the browser.
describe('a reason for a rejection', () => {
  it('is a common one with a digit from outside of the text, 300 ms after that lost the focus', async () => {
    const [id = 0] = await add('digit-a.example', 'digit-b.example');
    const { domains } = await reviewer.settings.showReasons();
    const app = await openAsReviewer(server, address('digit'));
    const opened = await isOpen('digit-a.example');
    const lost = timesOf('focusout');
    await app.user.keyboard('r');
    await opened.findByRole('group', { name: 'Common reasons' });
    await app.user.tab({ shift: true });
    pressAt(lost() + 299, '1');
    pressAt(lost() + 300, '2');
    await isOpen('digit-b.example');
    await close(app);
    expect(await decided(id)).toEqual({ status: 'rejected', admin_notes: domains[1]?.text });
  });
});

it('lets no letter act on the next case that was typed within 300 ms after the text was sent', async () => {
  const [first = 0, second = 0, third = 0] = await add('rest-a.example', 'rest-b.example', 'rest-c.example');
  const app = await openAsReviewer(server, address('rest'));
  await isOpen('rest-a.example');
  const moved = timesOf('focusin');
  await app.user.keyboard('wFine');
  await app.user.keyboard(send);
  await isOpen('rest-b.example');
  pressAt(moved() + 299, 'r');
  pressAt(moved() + 300, 'a');
  await isOpen('rest-c.example');
  await close(app);
  expect(await decided(first)).toEqual({ status: 'approved', admin_notes: 'Fine' });
  expect(await decided(second)).toEqual({ status: 'approved', admin_notes: null });
  expect((await reviewer.domains.show({ id: third })).status).toBe('pending');
});

describe('what is canceled', () => {
  const ways = [
    ['Cancel', async ({ user }: App) => await user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', async ({ user }: App) => await user.keyboard('{Escape}')],
    ['Escape on a button', async ({ user }: App) => await user.keyboard('{Tab}{Escape}')],
  ] as const;

  // Escape is also pressed in the browser (review.spec.ts).
  it.each(everyNth(ways, 3))('with %s is forgotten, note or reason, and is not sent', async (way, cancel) => {
    const name = `gone-by-${way.toLowerCase().replaceAll(' ', '-')}.example`;
    const [id = 0] = await add(name);
    const app = await openAsReviewer(server, address(name));
    const opened = await isOpen(name);
    await app.user.keyboard('rA reason');
    await cancel(app);
    await app.user.click(await opened.findByRole('button', { name: 'Reject' }));
    expect(reason().value).toBe('');
    await app.user.click(opened.getByRole('button', { name: 'Cancel' }));
    await app.user.click(opened.getByRole('button', { name: 'Approve with note' }));
    await writeIn(app.user, note(), 'A note');
    await cancel(app);
    await app.user.click(await opened.findByRole('button', { name: 'Approve with note' }));
    expect(note().value).toBe('');
    await app.user.click(opened.getByRole('button', { name: 'Cancel' }));
    await app.user.click(opened.getByRole('button', { name: 'Approve' }));
    await screen.findByText(`Approved ${name}.`);
    await close(app);
    expect(await decided(id)).toEqual({ status: 'approved', admin_notes: null });
  });

  it('is an approval whose checks still run when one writes a reason', async () => {
    const host = { email: 'nora@checked.example', website: 'https://checked.example', phone: '+1 312 1000001' };
    const { id } = await reviewer.registrations.submit({ ...anApplication, ...host, company_name: 'Checked' });
    const held = heldServer(server, (_method, path) => path.endsWith('/duplicates'));
    const app = await openAsReviewer(server, '/admin/registrations?search=checked&open=next', held.fetch);
    const opened = await isOpen('Checked');
    await held.arrived;
    await app.user.keyboard('a');
    await app.user.keyboard('rA reason');
    held.release();
    await opened.findByText(/^No one else has/);
    expect(reason().value).toBe('A reason');
    await app.user.keyboard('{Escape}');
    expect(opened.getByRole('button', { name: 'Approve' })).toBeDefined();
    await close(app);
    expect((await reviewer.registrations.show({ id })).status).toBe('pending');
  });
});

it('asks before another case is opened, and then forgets what was written about the first one', async () => {
  const [id = 0] = await add('switch-a.example', 'switch-b.example');
  const app = await openAsReviewer(server, address('switch'));
  const opened = await isOpen('switch-a.example');
  const row = (name: RegExp) => within(screen.getByRole('list', { name: 'Queue' })).getByRole('button', { name });
  await app.user.keyboard('wA note');
  await app.user.click(row(/^switch-b.example/));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await app.user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(note().value).toBe('A note');
  await app.user.click(opened.getByRole('button', { name: 'Next' }));
  await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await isOpen('switch-b.example');
  await app.user.click(row(/^switch-a.example/));
  const again = await isOpen('switch-a.example');
  await app.user.click(again.getByRole('button', { name: 'Approve' }));
  await isOpen('switch-b.example');
  await close(app);
  expect(await decided(id)).toEqual({ status: 'approved', admin_notes: null });
});

it('shows the note of an approval that is taken back, so that it can be mended and sent', async () => {
  const [id = 0] = await add('mended-a.example', 'mended-b.example');
  const app = await openAsReviewer(server, address('mended'));
  await isOpen('mended-a.example');
  await app.user.keyboard('wA not');
  await app.user.keyboard(send);
  await isOpen('mended-b.example');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await isOpen('mended-a.example');
  await waitFor(() => expect(document.activeElement).toBe(note()));
  expect(note().value).toBe('A not');
  await app.user.type(note(), 'e');
  await app.user.keyboard(send);
  await isOpen('mended-b.example');
  await close(app);
  expect(await decided(id)).toEqual({ status: 'approved', admin_notes: 'A note' });
});
