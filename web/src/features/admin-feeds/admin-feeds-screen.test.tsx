import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseFound } from '../../testing/choose-found.ts';
import { openAsReviewer } from '../../testing/admin-app.tsx';
import { aFeed, anApprovedDomain, copiesOf, failingServer, grtOf, numbered } from '../../testing/client-app.tsx';
import { everyNth } from '../../testing/full-run.ts';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
let domainId: number;
beforeEach(async () => {
  people.clear();
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  domainId = await anApprovedDomain(server);
});
afterEach(() => server.close());

/** Each person signs in once per server, since hashing a password takes a while. */
const people = new Map<string, ReturnType<typeof grtOf>>();
function as(username: string): ReturnType<typeof grtOf> {
  const known = people.get(username) ?? grtOf(server, username);
  people.set(username, known);
  return known;
}

const address = '/admin/feeds';
const management = `${address}?tab=management`;
const reviewer = async () => await as('reviewer');
const feedOf = async (id: number) => await (await reviewer()).adminFeeds.show({ id });
const row = async (name: string) =>
  within((await screen.findByText(name, { selector: 'strong' })).closest('tr') ?? document.body);
const item = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('tr') ?? document.body);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((one) => one.querySelector('strong')?.textContent);
const figures = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.querySelector('strong')?.textContent]),
  );

describe('the screen', () => {
  it('counts, lists the five most recent, keeps tab and filters in the URL, and works after Retry', async () => {
    await copiesOf(server, await aFeed(server, { domainId, name: 'Feed 1' }), numbered('Feed', 2, 6));
    await (await reviewer()).adminFeeds.approve({ id: 1 });
    const failing = failingServer(server, (_method, path) => path === '/admin/feeds', 403);
    const app = await openAsReviewer(server, management, failing.fetch);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load feeds. Please try again.');
    expect(alert.textContent).toContain('req-7');
    failing.mend();
    await app.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await row('Feed 1');

    await app.user.click(screen.getByRole('tab', { name: 'Overview' }));
    const recent = within(await screen.findByRole('list', { name: 'Recent feeds' }));
    expect(await recent.findByRole('button', { name: 'Feed 6' })).toBeDefined();
    expect(recent.getAllByRole('listitem')).toHaveLength(5);
    await waitFor(() =>
      expect(figures()).toEqual({
        'Total Feeds': '6',
        Active: '1',
        Inactive: '5',
        'Pending Review': '5',
        Approved: '1',
        Rejected: '0',
      }),
    );

    await app.user.click(screen.getByRole('tab', { name: 'Management' }));
    await row('Feed 1');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
    await waitFor(() => expect(names()).toEqual(['Feed 1']));
    expect(app.path()).toBe(`${management}&status=approved`);
    await chooseFound(app.user, screen.getByRole('combobox', { name: 'Client' }), 'Globex Clips');
    expect(await screen.findByText('No matching feeds')).toBeDefined();
    expect(app.path()).toBe(`${management}&status=approved&client=2`);
    await app.user.click(screen.getByRole('button', { name: 'Show all feeds' }));
    await row('Feed 6');
    await app.user.click(screen.getByRole('searchbox', { name: 'Search feeds...' }));
    await app.user.paste('feed 3');
    await waitFor(() => expect(names()).toEqual(['Feed 3']));
    expect(app.path()).toBe(`${management}&search=feed+3`);
  });
});

describe('the actions of a row', () => {
  it('edit only what changed, and show what a feed contains; one that is not approved cannot be started', async () => {
    const rows = ['v1,"<img src=x onerror=alert(1)>",https://img.example/1.jpg'];
    const id = await aFeed(server, { domainId, name: 'Trending', rows });
    await (await reviewer()).adminFeeds.approve({ id });
    const app = await openAsReviewer(server, management);
    const edit = async (name: string) => {
      await app.user.click((await row(name)).getByRole('button', { name: 'Edit' }));
      const opened = await dialog('Edit Feed');
      return { opened, name: await opened.findByLabelText<HTMLInputElement>(/Feed name/) };
    };
    const first = await edit('Trending');
    expect(first.opened.getByLabelText<HTMLSelectElement>('Feed type').value).toBe('csv');
    await writeIn(app.user, first.name, ' now');
    await app.user.click(first.opened.getByRole('button', { name: 'Save Changes' }));
    await row('Trending now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await feedOf(id)).toMatchObject({ feed_name: 'Trending now', review_status: 'approved', is_active: true });

    const second = await edit('Trending now');
    await app.user.selectOptions(second.opened.getByLabelText(/Category/), '');
    await app.user.click(second.opened.getByRole('button', { name: 'Save Changes' }));
    expect(await second.opened.findByText('Please select a category for insert/update feeds')).toBeDefined();
    await app.user.selectOptions(second.opened.getByLabelText(/Category/), 'guys');
    await app.user.click(second.opened.getByRole('button', { name: 'Save Changes' }));
    expect(await (await row('Trending now')).findByText('Pending')).toBeDefined();
    expect(await feedOf(id)).toMatchObject({ review_status: 'pending', category: 'guys' });
    const start = (await row('Trending now')).getByRole<HTMLButtonElement>('button', { name: 'Start' });
    expect([start.disabled, start.title]).toEqual([true, 'Only approved feeds can be started']);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click((await row('Trending now')).getByRole('button', { name: 'View' }));
    const details = await dialog('Feed Details');
    expect(await details.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(details.getByText('Acme Video (Alex Moore)')).toBeDefined();
    await app.user.click(details.getByRole('button', { name: 'Import report' }));
    const report = await dialog('Import report: Trending now');
    expect(await report.findByText('No rows were rejected.')).toBeDefined();
  });

  // That they pause, start, and delete is shown in the browser (admin-feeds.spec.ts).
  it('delete after the specified question, and say when that fails', async () => {
    await aFeed(server, { domainId, name: 'Trending' });
    const failing = failingServer(server, (method) => method === 'DELETE');
    const app = await openAsReviewer(server, management, failing.fetch);
    await app.user.click((await row('Trending')).getByRole('button', { name: 'Delete' }));
    const asked = await dialog('Delete Trending');
    expect(asked.getByText('Are you sure you want to delete this feed? This action cannot be undone.')).toBeDefined();
    await app.user.click(asked.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete feed...')).toBeDefined();
  });
});

describe('the review', () => {
  it('counts waiting feeds, approves, cancels on an empty reason, rejects with one, and names who was first', async () => {
    const first = await aFeed(server, { domainId, name: 'First' });
    const second = await aFeed(server, { domainId, name: 'Second' });
    const contested = await aFeed(server, { domainId, name: 'Contested' });
    const app = await openAsReviewer(server, `${address}?tab=review`);
    await app.user.click((await item('First')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('First was approved')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'First' })).toBeNull());
    expect(figures()).toMatchObject({ Pending: '2', 'In Review': '0', Urgent: '0' });

    const reject = async () => {
      await app.user.click((await item('Second')).getByRole('button', { name: 'Reject' }));
      return await dialog('Reject Second');
    };
    await app.user.click((await reject()).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await feedOf(second)).review_status).toBe('pending');

    await app.user.click((await reject()).getByLabelText('Reason'));
    await app.user.paste('The thumbnails are missing.');
    await app.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Second' })).toBeNull());
    expect(await feedOf(second)).toMatchObject({
      review_status: 'rejected',
      review_notes: 'The thumbnails are missing.',
    });
    expect(await feedOf(first)).toMatchObject({ review_status: 'approved', is_active: true });

    const approve = (await item('Contested')).getByRole('button', { name: 'Approve' });
    await (await as('admin')).adminFeeds.reject({ id: contested, reason: 'No.' });
    await app.user.click(approve);
    expect(await screen.findByText('Failed to approve feed...')).toBeDefined();
    expect(screen.getByText(/^Contested was already rejected by admin on November 20, 2026/)).toBeDefined();
    expect(await screen.findByText('All caught up!')).toBeDefined();
  });

  // A single feed is assigned in the browser (admin-feeds.spec.ts).
  it('can be assigned, and returned, and is listed by whose it is', async () => {
    for (const name of ['First', 'Second', 'Third']) await aFeed(server, { domainId, name });
    const app = await openAsReviewer(server, `${address}?tab=assignments`);
    expect(await screen.findByText('No assignments found')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Create Assignment' }));
    const many = await dialog('Create Assignment');
    await app.user.click(await many.findByRole('checkbox', { name: 'First (Acme Video)' }));
    await app.user.click(many.getByRole('checkbox', { name: 'Second (Acme Video)' }));
    await many.findByRole('option', { name: 'Rui Costa (reviewer)' });
    await app.user.selectOptions(many.getByLabelText('Administrator'), 'Rui Costa (reviewer)');
    await app.user.click(await many.findByRole('button', { name: 'Assign 2' }));
    const run = within(await screen.findByRole('region', { name: 'Assign feeds' }));
    expect(await run.findByText('2 done')).toBeDefined();
    await app.user.click(run.getByRole('button', { name: 'Done' }));
    await item('Second');

    await app.user.click(screen.getByRole('tab', { name: 'Review' }));
    await item('Third');
    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Assigned to me');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Third' })).toBeNull());
    expect(app.path()).toBe(`${address}?tab=review&assignee=me`);
    await item('First');
    await app.user.selectOptions(screen.getByLabelText('Assigned to'), 'Ada Nowak (admin)');
    expect(await screen.findByText('No feeds match these filters.')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Show all feeds' }));
    await item('Third');
    await app.user.click(screen.getByRole('tab', { name: 'Assignments' }));
    await screen.findByRole('button', { name: 'Assign Feed' });

    await app.user.click((await item('First')).getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'First' })).toBeNull());
    const { data } = await (await reviewer()).feedReview.assignments();
    expect(data.map(({ feed, assigned_to }) => [feed.feed_name, assigned_to])).toEqual([['Second', 'reviewer']]);
  });
});

it('finds any of many feeds that wait to be assigned, and keeps what was chosen before', async () => {
  await copiesOf(server, await aFeed(server, { domainId, name: 'Feed 0' }), numbered('Feed', 1, 201));
  const app = await openAsReviewer(server, `${address}?tab=assignments`);
  await app.user.click(await screen.findByRole('button', { name: 'Create Assignment' }));
  const many = await dialog('Create Assignment');
  await app.user.click(await many.findByRole('checkbox', { name: 'Feed 0 (Acme Video)' }));
  expect(many.getByText('50 of 202. Type to narrow the list.')).toBeDefined();
  expect(many.queryByRole('checkbox', { name: 'Feed 201 (Acme Video)' })).toBeNull();
  await app.user.click(many.getByRole('searchbox', { name: 'Search feeds' }));
  await app.user.paste('Feed 201');
  await app.user.click(await many.findByRole('checkbox', { name: 'Feed 201 (Acme Video)' }));
  expect(many.getByRole('checkbox', { name: 'Feed 0 (Acme Video)', checked: true })).toBeDefined();
  expect(many.getByRole('button', { name: 'Assign 2' })).toBeDefined();
});

describe('adding', () => {
  it('in the small dialog needs four fields, refuses URLs and large files, and maps the columns', async () => {
    const app = await openAsReviewer(server, management);
    await app.user.click(await screen.findByRole('button', { name: 'Add Feed' }));
    const adding = await dialog('Add New Feed');
    const create = adding.getByRole('button', { name: 'Create Feed' });
    await app.user.click(create);
    expect((await adding.findByRole('alert')).textContent).toBe('Please fill in all required fields');
    await app.user.click(adding.getByRole('radio', { name: 'From a URL' }));
    await app.user.click(create);
    expect((await adding.findByRole('alert')).textContent).toContain(
      'Please use the Feed Upload button for URL feeds to ensure all required fields are captured.',
    );
    await app.user.click(adding.getByRole('radio', { name: 'Upload a file' }));
    await chooseFound(app.user, adding.getByRole('combobox', { name: /^Client/ }), 'Acme Video');
    await app.user.click(adding.getByLabelText(/^Feed name/));
    await app.user.paste('Partner dump');
    const big = Object.defineProperty(new File([], 'a.csv'), 'size', { value: 10_485_761 });
    await app.user.upload(adding.getByLabelText('Feed file'), big);
    expect(await adding.findByText('File size must be less than 10MB')).toBeDefined();
    const dump = 'k1;One;https://img.example/1.jpg\nk2;Two;https://img.example/2.jpg\n';
    await app.user.upload(adding.getByLabelText('Feed file'), new File([dump], 'dump.csv', { type: 'text/csv' }));
    await app.user.selectOptions(adding.getByLabelText('CSV delimiter'), 'Semicolon ;');
    await app.user.click(create);

    await app.user.selectOptions(await screen.findByLabelText('Field for column_1'), 'Video ID (required)');
    await app.user.selectOptions(screen.getByLabelText('Field for column_2'), 'Video Title (required)');
    await app.user.selectOptions(screen.getByLabelText('Field for column_3'), 'Thumbnail Image URL (required)');
    await app.user.click(screen.getByRole('button', { name: 'Submit Mapping' }));
    expect(await screen.findByText('Partner dump was submitted')).toBeDefined();
    await server.drain();
    const { data } = await (await reviewer()).adminFeeds.list();
    expect(data).toMatchObject([
      { feed_name: 'Partner dump', client_id: 1, domain_id: domainId, total_items: 2, review_status: 'pending' },
    ]);
  });

  it('in the small dialog corrects a first row that is a header with one click', async () => {
    const app = await openAsReviewer(server, `${management}&add=1`);
    const adding = await dialog('Add New Feed');
    await chooseFound(app.user, adding.getByRole('combobox', { name: /^Client/ }), 'Acme Video');
    await app.user.click(adding.getByLabelText(/^Feed name/));
    await app.user.paste('Headed');
    const dump = 'Key;Headline;Picture\nk1;One;https://img.example/1.jpg\nk2;Two;https://img.example/2.jpg\n';
    await app.user.upload(adding.getByLabelText('Feed file'), new File([dump], 'dump.csv', { type: 'text/csv' }));
    await app.user.click(adding.getByRole('button', { name: 'Create Feed' }));
    await app.user.click(await screen.findByRole('button', { name: 'Columns are separated by semicolons' }));
    await app.user.click(await screen.findByRole('button', { name: 'First row is a header' }));
    expect(await screen.findByLabelText('Field for Headline')).toBeDefined();
  });

  it('in the small dialog forgets a line that the file does not have, and asks for another one', async () => {
    const app = await openAsReviewer(server, `${management}&add=1`);
    const adding = await dialog('Add New Feed');
    await chooseFound(app.user, adding.getByRole('combobox', { name: /^Client/ }), 'Acme Video');
    await app.user.click(adding.getByLabelText(/^Feed name/));
    await app.user.paste('Titled');
    const dump = 'Report\nOctober\nFor partners\nKey,Headline,Picture\nk1,One,https://img.example/1.jpg\n';
    await app.user.upload(adding.getByLabelText('Feed file'), new File([dump], 'dump.csv', { type: 'text/csv' }));
    const readFrom = async (line: string) => {
      await app.user.click(adding.getByRole('button', { name: 'Create Feed' }));
      await app.user.type(await screen.findByLabelText('Header row'), `{Control>}a{/Control}${line}{Enter}`);
    };
    await readFrom('40');
    expect((await adding.findByRole('alert')).textContent).toBe(
      'Failed to create feed...The file has no header row on line 40' +
        'Choose Create Feed to see the columns again and enter another line.',
    );
    await readFrom('4');
    expect(await screen.findByLabelText('Field for Headline')).toBeDefined();
  });

  it('in the small dialog says that the client has several domains, and leads to the dialog that has them', async () => {
    await anApprovedDomain(server, 'second.example');
    const app = await openAsReviewer(server, `${management}&add=1`);
    const adding = await dialog('Add New Feed');
    await chooseFound(app.user, adding.getByRole('combobox', { name: /^Client/ }), 'Acme Video');
    await app.user.click(adding.getByLabelText(/^Feed name/));
    await app.user.paste('Homeless');
    const dump = 'external_id,title,thumbnail_url\nk1,One,https://img.example/1.jpg\n';
    await app.user.upload(adding.getByLabelText('Feed file'), new File([dump], 'dump.csv', { type: 'text/csv' }));
    await app.user.click(adding.getByRole('button', { name: 'Create Feed' }));
    const alert = within(await adding.findByRole('alert'));
    expect(alert.getByText('Please select a domain')).toBeDefined();
    await app.user.click(alert.getByRole('button', { name: 'Upload Feed' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await dialog('Upload Feeds')).toBeDefined();
  });

  const words = [
    ['Has a header row', 'Field for k1'],
    ['Has no header row', 'Field for column_1'],
  ] as const;

  it.each(everyNth(words, 2))('in the small dialog takes the word for it that a file %s', async (choice, field) => {
    const app = await openAsReviewer(server, `${management}&add=1`);
    const adding = await dialog('Add New Feed');
    await chooseFound(app.user, adding.getByRole('combobox', { name: /^Client/ }), 'Acme Video');
    await app.user.click(adding.getByLabelText(/^Feed name/));
    await app.user.paste('Told');
    await app.user.selectOptions(adding.getByLabelText('First row'), choice);
    const dump = 'k1,One,https://img.example/1.jpg\nk2,Two,https://img.example/2.jpg\n';
    await app.user.upload(adding.getByLabelText('Feed file'), new File([dump], 'dump.csv', { type: 'text/csv' }));
    await app.user.click(adding.getByRole('button', { name: 'Create Feed' }));
    expect(await screen.findByLabelText(field)).toBeDefined();
  });

  it('in the large dialog offers the real clients and their approved domains', async () => {
    const app = await openAsReviewer(server, address);
    await app.user.click(await screen.findByRole('button', { name: 'Upload Feed' }));
    const upload = await dialog('Upload Feeds');
    await app.user.click(await upload.findByRole('button', { name: 'Upload Feed' }));
    expect(await upload.findByText('Please select a client')).toBeDefined();
    const [client, domain] = [upload.getByRole('combobox', { name: /^Client/ }), upload.getByLabelText(/^Domain/)];
    expect(domain.hasAttribute('disabled')).toBe(true);
    await chooseFound(app.user, client, 'Acme Video');
    await chooseFound(app.user, domain, 'clips.example');
    expect(domain).toHaveProperty('value', 'clips.example');
    await chooseFound(app.user, client, 'Globex Clips');
    expect(domain).toHaveProperty('value', '');
    await app.user.click(domain);
    expect(await screen.findByText('Nothing found')).toBeDefined();
  });
});
