import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { Grt } from '@grt/sdk';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { anApplication } from '../../testing/an-application.ts';
import { grtOf, heldServer } from '../../testing/client-app.tsx';

let server: TestServer;
let reviewer: Grt;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  reviewer = await grtOf(server, 'reviewer');
});
afterAll(() => server.close());

type App = Awaited<ReturnType<typeof openAsReviewer>>;

let serial = 1_000_000;
/** Applications that are like no other, in this order. @returns their ids */
async function apply(...companies: readonly string[]): Promise<number[]> {
  const ids = [];
  for (const company_name of companies) {
    serial += 1;
    const host = `${company_name.toLowerCase().replaceAll(' ', '-')}.example`;
    const own = { company_name, email: `nora@${host}`, website: `https://${host}`, phone: `+1 312 ${String(serial)}` };
    ids.push((await reviewer.registrations.submit({ ...anApplication, ...own })).id);
  }
  return ids;
}

const address = (search: string) => `/admin/registrations?search=${search}&open=next`;

/** The case is open, and can be decided on. */
async function isOpen(name: string) {
  const opened = within(await screen.findByRole('dialog', { name }));
  await opened.findByRole('button', { name: 'Approve' });
  return opened;
}

const field = (label: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
const reason = () => field(/^Reason/);
const note = () => field(/^Admin notes/);
const send = '{Control>}{Enter}{/Control}';

async function close(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** What an application became, as soon as it is decided. */
async function decided(id: number) {
  let application = await reviewer.registrations.show({ id });
  await waitFor(async () => {
    application = await reviewer.registrations.show({ id });
    expect(application.status).not.toBe('pending');
  });
  return { status: application.status, admin_notes: application.admin_notes };
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

describe('a reason for a rejection', () => {
  it('is written right after R: spaces, letters, and digits are its text and choose nothing', async () => {
    const [id = 0] = await apply('Typed A', 'Typed B');
    const app = await openAsReviewer(server, address('typed'));
    await isOpen('Typed A');
    await app.user.keyboard('r 2 pages are just a jar');
    expect(reason().value).toBe(' 2 pages are just a jar');
    expect(screen.queryByText('Rejected Typed A.')).toBeNull();
    await app.user.keyboard(send);
    await isOpen('Typed B');
    await close(app);
    expect(await decided(id)).toEqual({ status: 'rejected', admin_notes: '2 pages are just a jar' });
  });

  it('is a common one with a digit from outside of the text, 300 ms after that lost the focus', async () => {
    const [id = 0] = await apply('Digit A', 'Digit B');
    const { registrations } = await reviewer.settings.showReasons();
    const app = await openAsReviewer(server, address('digit'));
    const opened = await isOpen('Digit A');
    const lost = timesOf('focusout');
    await app.user.keyboard('r');
    await opened.findByRole('group', { name: 'Common reasons' });
    await app.user.tab({ shift: true });
    pressAt(lost() + 299, '1');
    pressAt(lost() + 300, '2');
    await isOpen('Digit B');
    await close(app);
    expect(await decided(id)).toEqual({ status: 'rejected', admin_notes: registrations[1]?.text });
  });
});

it('lets no letter act on the next case that was typed within 300 ms after the text was sent', async () => {
  const [first = 0, second = 0, third = 0] = await apply('Rest A', 'Rest B', 'Rest C');
  const app = await openAsReviewer(server, address('rest'));
  await isOpen('Rest A');
  const moved = timesOf('focusin');
  await app.user.keyboard('wFine');
  await app.user.keyboard(send);
  await isOpen('Rest B');
  pressAt(moved() + 299, 'r');
  pressAt(moved() + 300, 'a');
  await isOpen('Rest C');
  await close(app);
  expect(await decided(first)).toEqual({ status: 'approved', admin_notes: 'Fine' });
  expect(await decided(second)).toEqual({ status: 'approved', admin_notes: null });
  expect((await reviewer.registrations.show({ id: third })).status).toBe('pending');
});

describe('what is canceled', () => {
  it.each([
    ['Cancel', async ({ user }: App) => await user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', async ({ user }: App) => await user.keyboard('{Escape}')],
    ['Escape on a button', async ({ user }: App) => await user.keyboard('{Tab}{Escape}')],
  ])('with %s is forgotten, note or reason, and is not sent', async (way, cancel) => {
    const name = `Gone by ${way}`;
    const [id = 0] = await apply(name);
    const app = await openAsReviewer(server, address(name.replaceAll(' ', '+')));
    const opened = await isOpen(name);
    await app.user.keyboard('rA reason');
    await cancel(app);
    await app.user.click(await opened.findByRole('button', { name: 'Reject' }));
    expect(reason().value).toBe('');
    await app.user.click(opened.getByRole('button', { name: 'Cancel' }));
    await app.user.click(opened.getByRole('button', { name: 'Approve with note' }));
    await app.user.type(note(), 'A note');
    await cancel(app);
    await app.user.click(await opened.findByRole('button', { name: 'Approve with note' }));
    expect(note().value).toBe('');
    await app.user.click(opened.getByRole('button', { name: 'Cancel' }));
    await app.user.click(opened.getByRole('button', { name: 'Approve' }));
    await screen.findByText(`Approved ${name}.`);
    await close(app);
    expect(await decided(id)).toEqual({ status: 'approved', admin_notes: null });
  });

  it('while its checks still run is not decided', async () => {
    const [id = 0] = await apply('Checked');
    const held = heldServer(server, (_method, path) => path.endsWith('/duplicates'));
    const app = await openAsReviewer(server, address('checked'), held.fetch);
    const opened = await isOpen('Checked');
    await held.arrived;
    await app.user.keyboard('wA note');
    await app.user.keyboard(`${send}{Escape}`);
    held.release();
    await opened.findByText(/^No one else has/);
    expect(opened.getByRole('button', { name: 'Approve' })).toBeDefined();
    await close(app);
    expect((await reviewer.registrations.show({ id })).status).toBe('pending');
  });
});

it('asks before another case is opened, and then forgets what was written about the first one', async () => {
  const [id = 0] = await apply('Switch A', 'Switch B');
  const app = await openAsReviewer(server, address('switch'));
  const opened = await isOpen('Switch A');
  const row = (name: RegExp) => within(screen.getByRole('list', { name: 'Queue' })).getByRole('button', { name });
  await app.user.keyboard('wA note');
  await app.user.click(row(/^Switch B/));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await app.user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(note().value).toBe('A note');
  await app.user.click(opened.getByRole('button', { name: 'Next' }));
  await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await isOpen('Switch B');
  await app.user.click(row(/^Switch A/));
  const again = await isOpen('Switch A');
  await app.user.click(again.getByRole('button', { name: 'Approve' }));
  await isOpen('Switch B');
  await close(app);
  expect(await decided(id)).toEqual({ status: 'approved', admin_notes: null });
});

it('shows the note of an approval that is taken back, so that it can be mended and sent', async () => {
  const [id = 0] = await apply('Mended A', 'Mended B');
  const app = await openAsReviewer(server, address('mended'));
  await isOpen('Mended A');
  await app.user.keyboard('wA not');
  await app.user.keyboard(send);
  await isOpen('Mended B');
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await isOpen('Mended A');
  await waitFor(() => expect(document.activeElement).toBe(note()));
  expect(note().value).toBe('A not');
  await app.user.type(note(), 'e');
  await app.user.keyboard(send);
  await isOpen('Mended B');
  await close(app);
  expect(await decided(id)).toEqual({ status: 'approved', admin_notes: 'A note' });
});
