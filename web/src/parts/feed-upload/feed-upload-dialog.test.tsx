import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseFound } from '../../testing/choose-found.ts';
import { anApprovedDomain, failingServer, grtOf, heldServer, openAsAcme } from '../../testing/client-app.tsx';
import { writeIn } from '../../testing/write-in.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const dump = 'Key,Headline,Picture\na1,First,https://img.example/1.jpg\na2,Second,https://img.example/2.jpg\n';
const csv = (text: string, name = 'dump.csv') => new File([text], name, { type: 'text/csv' });
const dialog = () => within(screen.getByRole('dialog', { name: /Add New Feed/ }));

async function openDialog(options: { fetch?: Parameters<typeof openAsAcme>[2] } = {}) {
  const app = await openAsAcme(server, '/client/feeds?add=1', options.fetch ?? server.fetch);
  await screen.findByLabelText('Feed file');
  return app;
}

async function fillIn(user: UserEvent, file: File) {
  await user.upload(dialog().getByLabelText('Feed file'), file);
  await user.clear(dialog().getByLabelText(/Feed name/));
  await writeIn(user, dialog().getByLabelText(/Feed name/), 'Trending');
  await user.selectOptions(dialog().getByLabelText(/Category/), 'girls');
  await chooseFound(user, dialog().getByLabelText(/Domain/), 'clips.example');
  await user.click(dialog().getByLabelText('Has a header row'));
}

const send = async (user: UserEvent) => await user.click(dialog().getByRole('button', { name: 'Upload Feed' }));

describe('before anything is sent', () => {
  it('shows a client without an approved domain what is needed first', async () => {
    await openAsAcme(server, '/client/feeds?add=1');
    expect(await screen.findByText('You need to add and get approval for at least one domain first.')).toBeDefined();
    expect(dialog().getByRole('link', { name: 'Manage Domains' }).getAttribute('href')).toBe('/client/domains');
  });

  it('starts in its first field, takes the only domain, and proposes a name from the file', async () => {
    await anApprovedDomain(server);
    const app = await openDialog();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('radio', { name: 'Upload a file' })));
    await waitFor(() => expect(dialog().getByLabelText<HTMLInputElement>(/Domain/).value).toBe('clips.example'));
    await app.user.upload(dialog().getByLabelText('Feed file'), csv(dump, 'new_releases.csv'));
    expect(dialog().getByLabelText<HTMLInputElement>(/Feed name/).value).toBe('New releases');
  });

  it('names no feed after a file that it refuses, and does after the one in its place', async () => {
    await anApprovedDomain(server);
    const app = await openDialog();
    const choose = async (file: File) => {
      fireEvent.change(dialog().getByLabelText('Feed file'), { target: { files: [file] } });
      await dialog().findByText(file.name);
    };
    const name = () => dialog().getByLabelText<HTMLInputElement>(/Feed name/).value;
    await choose(new File(['x'], 'holiday.jpg', { type: 'image/jpeg' }));
    expect(await dialog().findByText('Please select a CSV, JSON, or XML file')).toBeDefined();
    expect(name()).toBe('');
    await choose(csv(dump, 'first.csv'));
    await waitFor(() => expect(name()).toBe('First'));
    await choose(csv(dump, 'second.csv'));
    await waitFor(() => expect(name()).toBe('Second'));
    await writeIn(app.user, dialog().getByLabelText(/Feed name/), ' edition');
    await choose(csv(dump, 'third.csv'));
    await send(app.user);
    await dialog().findByText('Please select a category for insert/update feeds');
    expect(name()).toBe('Second edition');
  });

  it('names everything that is missing or invalid, in the specified words, and moves the focus to the first', async () => {
    await anApprovedDomain(server);
    await anApprovedDomain(server, 'second.example');
    const app = await openDialog();
    await send(app.user);
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Feed file')));
    for (const words of [
      'Please select a file to upload',
      'Please provide a feed name',
      'Please select a category for insert/update feeds',
      'Please select a domain',
    ]) {
      expect(await dialog().findByText(words)).toBeDefined();
    }

    await app.user.upload(dialog().getByLabelText('Feed file'), csv(dump, 'new_releases.csv'));
    await waitFor(() => expect(dialog().getByLabelText<HTMLInputElement>(/Feed name/).value).toBe('New releases'));
    expect(dialog().queryByText('Please provide a feed name')).toBeNull();
    expect(dialog().getByText('Please select a category for insert/update feeds')).toBeDefined();
    await app.user.selectOptions(dialog().getByLabelText('Feed type'), 'disabled');
    await waitFor(() => expect(dialog().queryByText('Please select a category for insert/update feeds')).toBeNull());
    await send(app.user);
    await dialog().findByText('Please select a domain');
    expect(dialog().queryByText('Please select a category for insert/update feeds')).toBeNull();

    await app.user.click(dialog().getByRole('radio', { name: 'From a URL' }));
    await writeIn(app.user, dialog().getByLabelText(/Feed URL/), 'nowhere');
    await app.user.click(dialog().getByRole('button', { name: 'Add Feed' }));
    expect(await dialog().findByText('Please provide a valid URL')).toBeDefined();
  });
});

describe('uploading', () => {
  // From the file through the mapping to the report: in the browser (client-feeds.spec.ts).
  it('shows the first videos as the choices would import them, and what is still to map', async () => {
    await anApprovedDomain(server);
    const app = await openDialog();
    await writeIn(app.user, dialog().getByLabelText(/URL parameters/), 'ref=7');
    const rows = 'a1,First,https://clips.example/1?a=b\na2,,https://clips.example/2\na3,Third,nowhere\n';
    await fillIn(app.user, csv(`Key,Headline,Address\n${rows}`));
    await send(app.user);
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    const field = (column: string) => screen.getByLabelText(`Field for ${column}`);
    for (const column of ['Key', 'Headline', 'Address']) await app.user.selectOptions(field(column), 'Do not import');
    expect(preview.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByText('0 of 3 required')).toBeDefined();

    await app.user.selectOptions(field('Key'), 'Video ID (required)');
    await app.user.selectOptions(field('Headline'), 'Video Title (required)');
    await app.user.selectOptions(field('Address'), 'Video Page URL');
    expect(screen.getByText('2 of 3 required').parentElement?.textContent).toContain(
      'Still to map: Thumbnail Image URL',
    );
    const videos = preview.getAllByRole('listitem');
    expect(within(videos[0] ?? document.body).getByRole('heading', { name: 'First' })).toBeDefined();
    const link = within(videos[0] ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toBe('https://clips.example/1?a=b&ref=7');
    expect(videos[1]?.textContent).toBe('This row would be rejected.Video Title is empty');
    expect(videos[2]?.textContent).toContain('must be a valid http:// or https:// address');

    await app.user.selectOptions(field('Address'), 'Thumbnail Image URL (required)');
    expect(screen.getByText('3 of 3 required')).toBeDefined();
  });

  it('reads a file again whose first row is a header after all', async () => {
    await anApprovedDomain(server);
    const app = await openDialog();
    await fillIn(app.user, csv(dump.replace('Key', 'Kennung')));
    await app.user.click(dialog().getByLabelText('Has a header row'));
    await send(app.user);
    expect(await screen.findByLabelText('Field for column_1')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'First row is a header' }));
    expect(await screen.findByLabelText('Field for Kennung')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'First row is a header' })).toBeNull();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'First',
      'Second',
    ]);
  });

  it("shows the server's message about a file, and keeps the input", async () => {
    await anApprovedDomain(server);
    const app = await openDialog();
    await fillIn(app.user, csv('external_id,title,thumbnail_url\n'));
    await send(app.user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Upload failed: .{10}/);
    expect(dialog().getByLabelText<HTMLInputElement>(/Feed name/).value).toBe('Trending');
    expect(dialog().getByText('dump.csv')).toBeDefined();
  });

  it('names the fields still to map, stays while the mapping is on its way, keeps the choices if it could not be sent, and sends them again', async () => {
    await anApprovedDomain(server);
    const isMapping = (_method: string, path: string) => path.endsWith('/process-mapping');
    const failing = failingServer(server, isMapping);
    const held = heldServer(failing, isMapping);
    const app = await openDialog({ fetch: held.fetch });
    await fillIn(app.user, csv(dump));
    await send(app.user);
    expect(await screen.findByRole('heading', { name: 'dump.csv has 3 columns' })).toBe(document.activeElement);
    await app.user.selectOptions(screen.getByLabelText('Field for Key'), 'Video ID (required)');
    await app.user.selectOptions(screen.getByLabelText('Field for Headline'), 'Video Title (required)');
    await app.user.selectOptions(screen.getByLabelText('Field for Picture'), 'Do not import');
    await app.user.click(screen.getByRole('button', { name: 'Submit Mapping' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please map these required fields: Thumbnail Image URL',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Field for Picture'));
    await app.user.selectOptions(screen.getByLabelText('Field for Picture'), 'Thumbnail Image URL (required)');
    await app.user.click(screen.getByRole('button', { name: 'Submit Mapping' }));
    await held.arrived;
    await screen.findByRole('button', { name: 'Submitting...' });
    const ways = ['Cancel', 'Back', 'Close'].map((name) => dialog().getByRole<HTMLButtonElement>('button', { name }));
    expect(ways.map(({ disabled }) => disabled)).toEqual([true, true, true]);
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
    held.release();
    expect((await screen.findByRole('alert')).textContent).toContain('Mapping submission failed');
    failing.mend();
    await app.user.click(screen.getByRole('button', { name: 'Submit Mapping' }));
    expect(await screen.findByText('Trending was submitted')).toBeDefined();
    await server.drain();
    expect(await screen.findByText('No rows were rejected.')).toBeDefined();
    const { data } = await (await grtOf(server, 'acme')).clientFeeds.list();
    expect(data).toMatchObject([{ feed_name: 'Trending', total_items: 2, review_status: 'pending' }]);
  });
});

// An import that needs a person shows its refused rows, and is applied once accepted: client-feeds.spec.ts, in the browser.
