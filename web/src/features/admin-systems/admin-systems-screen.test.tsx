import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchLike } from '@grt/sdk';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { failingServer, grtOf } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';
import { seeToast } from '../../testing/see-toast.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  const { queue } = server.platform;
  queue.define('picky', {
    queue: 'odd jobs',
    maxAttempts: 1,
    handler: async () => {
      throw new Error('The other side hung up');
    },
  });
  queue.schedule('test:greet', '0 3 * * *', 'UTC', async () => 'Hello to 3 people');
  await queue.runDue();
});
afterAll(() => server.close());

const open = (tab: string, fetch: FetchLike = server.fetch) =>
  openAsReviewer(server, `/admin/systems?tab=${tab}`, fetch);
/** Adds failed jobs without the time that running them takes. */
const failJobs = async (count: number) =>
  await server.platform.database.pool.query(
    `insert into jobs (queue, name, payload, state, priority, attempts, losses, max_attempts, run_at, created_at, finished_at)
     select 'odd jobs', 'picky', '{}', 'failed', 0, 1, 0, 1, $1, $1, $1 from generate_series(1, $2::int)`,
    [server.clock.now(), count],
  );
const told = async (message: string | RegExp) => expect(await screen.findByText(message)).toBeDefined();
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the status', () => {
  it('shows what the server measures', async () => {
    await open('status');
    await told('development');
    await told(/^(under 0\.1|\d+\.\d) hours$/);
    await told('embedded');
    expect(await screen.findByRole('heading', { name: 'System memory' })).toBeDefined();
    const reviewer = await grtOf(server, 'reviewer');
    const [disk] = await reviewer.system.diskSpace();
    expect(await screen.findByRole('heading', { name: disk?.path ?? '' })).toBeDefined();
  });

  it('says which figures failed to load, and retries', async () => {
    const { fetch, mend } = failingServer(server, (_method, path) => path === '/system/disk-space', 400);
    const { user } = await open('status', fetch);
    await told('The disk space could not be loaded.');
    await told('Request ID: req-7');
    mend();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('The disk space could not be loaded.')).toBeNull());
  });

  it('goes to the sign-in when the session has ended', async () => {
    const { fetch } = failingServer(server, () => true, 401);
    const app = await open('status', fetch);
    await waitFor(() => expect(app.path()).toBe('/login'));
  });
});

describe('operations', () => {
  it('run after confirmation, and say what they did', async () => {
    const { user } = await open('operations');
    await user.click(await screen.findByRole('button', { name: 'Run: Clear the cache' }));
    await user.click((await dialog('Clear the cache')).getByRole('button', { name: 'Run now' }));
    const banner = within(await screen.findByRole('status', { name: '' }));
    expect(await banner.findByText(/^Clear the cache: done in \d+ ms$/)).toBeDefined();
    expect(banner.getByText(/Compiled validators: cleared \d+ entries/)).toBeDefined();
    await user.click(banner.getByRole('button', { name: 'Dismiss' }));
    // The result stays with the operation.
    await told(/Compiled validators: cleared \d+ entries/);
  });

  it('say when they failed', async () => {
    const { fetch } = failingServer(server, (method, path) => method === 'POST' && path === '/system/system-optimize');
    const { user } = await open('operations', fetch);
    await user.click(await screen.findByRole('button', { name: 'Run: Optimize the system' }));
    await user.click((await dialog('Optimize the system')).getByRole('button', { name: 'Run now' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Operation failed: The server is being restarted.',
    );
  });

  it('clear one cache group', async () => {
    const { user } = await open('operations');
    await user.click(await screen.findByRole('button', { name: 'Clear Page content' }));
    await user.click((await dialog('Clear Page content')).getByRole('button', { name: 'Run now' }));
    expect((await screen.findAllByText('Page content: cleared 0 entries (0 bytes)')).length).toBeGreaterThan(0);
  });
});

// The log is that of the one run.
describe('the schedule and its tasks', { shuffle: false }, () => {
  it('are shown as lines of text', async () => {
    await open('schedule');
    expect(await screen.findByText(/^0 3 \* \* \* +test:greet +next 2026-11-21 03:00 UTC$/)).toBeDefined();
  });

  it('run on request, with their output', async () => {
    const { user } = await open('cron');
    const row = within(await screen.findByRole('row', { name: /test:greet/ }));
    expect(row.getByText('Never')).toBeDefined();
    await user.click(row.getByRole('button', { name: 'Run now: test:greet' }));
    await told(/^test:greet: done in/);
    expect(await row.findByText('Completed')).toBeDefined();
    expect(row.getByText('Hello to 3 people')).toBeDefined();
  });

  it('leave a log that can be filtered by level and text, which are kept in the URL', async () => {
    const { user, path } = await open('logs&log=scheduler');
    const entries = () => within(screen.getByRole('list', { name: 'Log entries' })).getAllByRole('listitem');
    await told(/^test:greet completed in \d+ ms: Hello to 3 people$/);
    expect(entries()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Level'), 'Error');
    await told('No matching entries');
    expect(path()).toBe('/admin/systems?tab=logs&log=scheduler&level=error');
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
    await writeIn(user, screen.getByRole('searchbox'), 'nothing of the kind');
    await user.keyboard('{Enter}');
    await told('No matching entries');
    await user.click(screen.getByRole('radio', { name: 'Application' }));
    expect(path()).toContain('search=nothing+of+the+kind');
  });
});

it('queues show failed jobs, which can be retried or discarded', async () => {
  for (const _ of [1, 2]) await server.platform.queue.enqueue('picky', {});
  await server.drain();
  const { user } = await open('queues');
  const card = (await screen.findByRole('heading', { name: 'odd jobs' })).closest('li');
  expect(within(card ?? document.body).getByText('Has Failures')).toBeDefined();
  const forget = () => screen.findAllByRole('button', { name: /^Forget picky/ });
  expect(await forget()).toHaveLength(2);
  expect(screen.getAllByText('The other side hung up')).toHaveLength(2);

  const [again] = screen.getAllByRole('button', { name: /^Retry picky/ });
  if (again) await user.click(again);
  await told('picky was queued again');
  await waitFor(async () => expect(await forget()).toHaveLength(1));

  const [first] = await forget();
  if (first) await user.click(first);
  await user.click((await dialog('Forget this job?')).getByRole('button', { name: 'Forget' }));
  await told('No failed jobs.');
  await server.drain();
});

describe('more failed jobs than fit on a page', () => {
  const clear = () => server.platform.database.pool.query(`delete from jobs where name = 'picky'`);
  const cards = () => screen.findAllByText('Forget');
  beforeEach(async () => {
    await clear();
    await failJobs(21);
  });
  afterEach(clear);

  it('are listed page by page to the last, which can be retried or forgotten, too', async () => {
    const { user, path } = await open('queues');
    expect(await cards()).toHaveLength(20);
    await user.click(screen.getByText('Next'));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(path()).toBe('/admin/systems?tab=queues&page=2');
    await user.click(screen.getByText('Retry'));
    await told('picky was queued again');
    await waitFor(async () => expect(await cards()).toHaveLength(20));
  });

  it('are retried all at once, in one call', async () => {
    const sent: string[] = [];
    const { user } = await open('queues', (url, init) => {
      if (init?.method === 'POST') sent.push(new URL(url).pathname);
      return server.fetch(url, init);
    });
    await user.click(await screen.findByText('Retry all 21'));
    await seeToast('21 jobs were queued again');
    expect(await screen.findByText('No failed jobs.')).toBeDefined();
    expect(sent.filter((path) => path.endsWith('/retry'))).toEqual(['/api/system/queue/failed-jobs/retry']);
  });

  it('stay failed, and say why, where another job for the same subject is queued', async () => {
    const { queue } = server.platform;
    await queue.enqueue('picky', {}, { uniqueKey: 'feed 1' });
    await server.drain();
    await queue.enqueue('picky', {}, { uniqueKey: 'feed 1' });
    const { user } = await open('queues');
    await user.click(await screen.findByText('Retry all 22'));
    await seeToast('21 jobs were queued again. 1 stays failed, as another job for the same subject is already queued.');
    expect(await cards()).toHaveLength(1);
  });
});

it('a failed job leads to its record, to its line in the log, and to the request that queued it', async () => {
  const { pool } = server.platform.database;
  const job = await server.platform.queue.enqueue('picky', { mailId: 12 });
  await pool.query(
    `update jobs set name = 'mail.deliver', state = 'failed', finished_at = now(), error = 'Refused', request_id = 'req_mail' where id = $1`,
    [job.id],
  );
  const app = await open('queues');
  const card = within((await screen.findByRole('heading', { name: 'mail.deliver' })).closest('li') as HTMLElement);
  const target = (name: string) => card.getByRole('link', { name }).getAttribute('href');
  expect(target('In the log')).toBe(`/admin/systems?tab=logs&search=${encodeURIComponent(`job=${String(job.id)}`)}`);
  expect(target('Request req_mail')).toBe('/admin/audit?request=req_mail');
  await app.user.click(card.getByRole('link', { name: 'Email 12' }));
  await waitFor(() => expect(app.path()).toBe('/admin/outbox?id=12'));
  expect(await screen.findByRole('button', { name: /^Only email 12/ })).toBeDefined();
  await pool.query(`delete from jobs where id = $1`, [job.id]);
});

it('a line of the log leads to the failed job that wrote it, or to what else a job logged that is listed nowhere', async () => {
  const { queue, config } = server.platform;
  const { id } = await queue.enqueue('picky', {});
  // Newer failures do not push it out of sight.
  await server.drain();
  await failJobs(21);
  const folder = join(config.dataDir, 'logs');
  const line = { time: server.clock.now().toISOString(), level: 'warn' };
  const lines = [
    { ...line, message: 'No answer yet', job: id },
    { ...line, message: 'Slow', job: id + 1000 },
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'application.log'), lines.map((one) => `${JSON.stringify(one)}\n`).join(''));

  const app = await open('logs');
  await app.user.click(await screen.findByRole('link', { name: `Job ${String(id + 1000)}` }));
  await waitFor(() => expect(screen.queryByText('No answer yet')).toBeNull());
  await told('Slow');
  expect(app.path()).toBe(`/admin/systems?tab=logs&search=${encodeURIComponent(`job=${String(id + 1000)}`)}`);
  await app.user.clear(screen.getByRole('searchbox'));
  const failed = `/admin/systems?tab=queues&job=${String(id)}`;
  const link = await screen.findByRole('link', { name: `Job ${String(id)}` });
  await waitFor(() => expect(link.getAttribute('href')).toBe(failed));
  await app.user.click(link);
  const forget = await screen.findByRole('button', { name: `Forget picky, job ${String(id)}` });
  await waitFor(() => expect(document.activeElement).toBe(forget.closest('li')));
  await app.user.click(screen.getByText(`Only job ${String(id)}`));
  await waitFor(() => expect(screen.getAllByText('Forget')).toHaveLength(20));
  await rm(folder, { recursive: true });
  await server.platform.database.pool.query(`delete from jobs where name = 'picky'`);
});

describe('geo-blocking rules', () => {
  it('are added with the name of their code, edited, allowed, and deleted', async () => {
    const { user } = await open('geo');
    await user.click(await screen.findByRole('button', { name: 'Add Rule' }));
    const form = await dialog('Add Geo-blocking Rule');
    await user.click(form.getByRole('button', { name: 'Add Rule' }));
    expect((await form.findByRole('alert')).textContent).toBe('Please fill in code and name fields');
    await user.type(form.getByLabelText(/^Code/), 'zz');
    await writeIn(user, form.getByLabelText(/^Name/), 'Nowhere');
    await user.click(form.getByRole('button', { name: 'Add Rule' }));
    expect(await form.findByText('Please enter a code such as GB for a country or US-NY for a state')).toBeDefined();
    await user.clear(form.getByLabelText(/^Name/));
    await user.clear(form.getByLabelText(/^Code/));
    await user.type(form.getByLabelText(/^Code/), 'de');
    await user.tab();
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Germany');
    await user.click(form.getByRole('button', { name: 'Add Rule' }));
    await seeToast('Successfully added country: Germany');
    const countries = within(screen.getByRole('region', { name: 'Countries' }));
    expect(await countries.findByText('Blocked')).toBeDefined();

    await user.click(countries.getByRole('button', { name: 'Allow Germany' }));
    expect(await countries.findByText('Allowed')).toBeDefined();

    await user.click(countries.getByRole('button', { name: 'Edit Germany' }));
    const edit = await dialog('Edit Geo-blocking Rule');
    await writeIn(user, edit.getByLabelText('Block reason'), 'Court order');
    await user.click(edit.getByRole('button', { name: 'Save Rule' }));
    expect(await countries.findByText('Court order')).toBeDefined();

    await user.click(countries.getByRole('button', { name: 'Delete Germany' }));
    await user.click((await dialog('Confirm Deletion')).getByRole('button', { name: 'Delete' }));
    await seeToast('Rule deleted successfully');
    expect(await countries.findByText('No rules. All countries are served.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear cache' }));
    await told('Geo-blocking cache cleared successfully');
  });

  // By Tab also in the browser (admin-systems.spec.ts).
  it.each(everyNth(['before the code', 'after the code', 'by Tab'], 2))(
    'have only the name that is typed: %s',
    async (when) => {
      const { user } = await open('geo');
      await user.click(await screen.findByRole('button', { name: 'Add Rule' }));
      const form = await dialog('Add Geo-blocking Rule');
      const [code, name] = [form.getByLabelText(/^Code/), form.getByLabelText<HTMLInputElement>(/^Name/)];
      if (when === 'before the code') await user.type(name, 'Our Portugal');
      await user.type(code, 'us-');
      await user.clear(code);
      await user.type(code, 'pt');
      if (when !== 'before the code') {
        expect(name.value).toBe('Portugal');
        if (when === 'by Tab') await user.tab();
        else name.focus();
        await user.keyboard('Our Portugal');
      }
      expect(name.value).toBe('Our Portugal');
    },
  );

  it('are not overwritten unseen when someone else edits one meanwhile; saving again replaces it', async () => {
    const other = await grtOf(server, 'reviewer');
    const { id } = await other.geo.create({ type: 'country', code: 'FR', name: 'France' });
    const { user } = await open('geo');
    const countries = within(await screen.findByRole('region', { name: 'Countries' }));
    await user.click(await countries.findByRole('button', { name: 'Edit France' }));
    const edit = await dialog('Edit Geo-blocking Rule');
    await other.geo.update({ id, block_reason: 'Court order' });
    await writeIn(user, edit.getByLabelText('Block reason'), 'License');
    await user.click(edit.getByRole('button', { name: 'Save Rule' }));

    expect((await edit.findByRole('alert')).textContent).toContain(
      'Someone else changed this in the meantime: block reason is now "Court order". Try again to overwrite it.',
    );
    expect((await other.geo.show({ id })).block_reason).toBe('Court order');

    await user.click(edit.getByRole('button', { name: 'Save Rule' }));
    expect(await countries.findByText('License')).toBeDefined();
    await other.geo.remove({ id });
  });

  it('report failures in the specified words', async () => {
    const reviewer = await grtOf(server, 'reviewer');
    await reviewer.geo.create({ type: 'state', code: 'US-NY', name: 'New York' });
    const { fetch } = failingServer(server, (method, path) => method !== 'GET' && path.startsWith('/system/geo'));
    const { user } = await open('geo', fetch);
    await user.click(await screen.findByRole('button', { name: 'Allow New York' }));
    await told('Failed to toggle rule');
    await user.click(screen.getByRole('button', { name: 'Clear cache' }));
    await told('Failed to clear cache');
    await user.click(screen.getByRole('button', { name: 'Delete New York' }));
    await user.click((await dialog('Confirm Deletion')).getByRole('button', { name: 'Delete' }));
    await told('Failed to delete rule');
    await user.click(screen.getByRole('button', { name: 'Add Rule' }));
    const form = await dialog('Add Geo-blocking Rule');
    await user.selectOptions(form.getByLabelText('Type'), 'State');
    await writeIn(user, form.getByLabelText(/^Code/), 'us-tx');
    await user.tab();
    await user.click(form.getByRole('button', { name: 'Add Rule' }));
    expect(await form.findByText('Failed to add rule')).toBeDefined();
  });
});
