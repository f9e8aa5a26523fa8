import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anApprovedDomain, openAsAcme } from '../../testing/client-app.tsx';
import { recordChoicesOf } from './reading-fixes.ts';

const info = {
  feed_type: 'insert_update',
  feed_name: 'Trending',
  file_name: 'trending.json',
  source_format: 'json',
  encoding: 'utf-8',
  delimiter: null,
  suggested_delimiter: null,
  has_header_row: false,
  first_row_looks_like_header: false,
  record_path: 'data.videos',
  record_candidates: [
    { path: 'data.videos', records: 1200, samples: ['Harbor', 'Fog'] },
    { path: 'data.channels', records: 2, samples: [] },
  ],
  is_sampled: false,
  notes: [],
} as const satisfies Parameters<typeof recordChoicesOf>[0];

describe('the lists to choose from', () => {
  it('are named by place, number, and first records', () => {
    expect(recordChoicesOf({ ...info }).map(({ label }) => label)).toEqual([
      'data.videos (1,200 records): Harbor, Fog',
      'data.channels (2 records)',
    ]);
  });

  it('are counted only as far as the file was read', () => {
    expect(recordChoicesOf({ ...info, is_sampled: true })[0]?.label).toMatch(
      /^data\.videos \(at least 1,200 records\)/,
    );
  });

  it('are named in words where the place has a sign of its own', () => {
    const record_candidates = ['$', '*', 'shows.*'].map((path) => ({ path, records: 3, samples: [] }));
    expect(recordChoicesOf({ ...info, record_path: '$', record_candidates }).map(({ label }) => label)).toEqual([
      'Top level (3 records)',
      'Each entry (3 records)',
      'Each entry of shows (3 records)',
    ]);
  });

  it('are none where there is only one list, or the place was given', () => {
    const [first] = info.record_candidates;
    const single = { path: 'data', records: 1, samples: [] };
    expect(recordChoicesOf({ ...info, record_candidates: [first, single] })).toEqual([]);
    expect(recordChoicesOf({ ...info, record_path: 'elsewhere' })).toEqual([]);
    expect(recordChoicesOf({ ...info, record_path: null, record_candidates: [] })).toEqual([]);
  });
});

describe('a file with several lists', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  it('is read again from the list that was chosen, and another file is not', async () => {
    await anApprovedDomain(server);
    const { user } = await openAsAcme(server, '/client/feeds?add=1', server.fetch);
    const picture = (name: string) => `https://img.example/${name}.jpg`;
    const content = {
      clips: ['One', 'Two', 'Three'].map((title, index) => ({ key: index, title, picture: picture(title) })),
      trailers: ['Harbor', 'Fog'].map((label) => ({ label, picture: picture(label), code: label })),
    };
    const file = new File([JSON.stringify(content)], 'lists.json', { type: 'application/json' });
    await user.upload(await screen.findByLabelText('Feed file'), file);
    await user.selectOptions(screen.getByLabelText(/Category/), 'girls');
    await user.click(screen.getByRole('button', { name: 'Upload Feed' }));

    const records = await screen.findByLabelText<HTMLSelectElement>('Records');
    expect(
      within(records)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['clips (3 records): One, Two, Three', 'trailers (2 records): Harbor, Fog']);
    expect(screen.getByLabelText('Field for title')).toBeDefined();
    await user.selectOptions(records, 'trailers');
    expect(await screen.findByLabelText('Field for label')).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('Records').value).toBe('trailers');

    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.upload(await screen.findByLabelText('Feed file'), new File(['Key,Headline\na1,First\n'], 'dump.csv'));
    await user.click(screen.getByRole('button', { name: 'Upload Feed' }));
    expect(await screen.findByRole('heading', { name: 'dump.csv has 2 columns' })).toBeDefined();
    expect(screen.queryByLabelText('Records')).toBeNull();
  });
});
