import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { readFeed, shownValue, type FeedValue } from '@grt/sdk/feeds';
import { readRealFeed } from '@grt/sdk/testing';
import { call } from '../../../testing/api-calls.ts';
import { estimatedRows } from '../../../testing/estimated-rows.ts';
import { isFull } from '../../../testing/sampled.ts';
import { aCsv, aFile, manyRows, needed, sendFeed, sendFile, started } from '../testing.ts';
import { describeFeedsOnEveryDatabase, describeFeedsOnOldestDatabase } from '../testing/feed-scene.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

/** A CSV feed as a partner would send it in Media RSS. */
async function asMediaRss(csv: Uint8Array): Promise<string> {
  const escaped = (value: FeedValue) =>
    shownValue(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const entries: string[] = [];
  const source = (async function* whole() {
    yield await Promise.resolve(csv);
  })();
  for await (const { columns, rows } of readFeed(source)) {
    for (const { values } of rows) {
      const cell = (name: string) => escaped(values[columns.indexOf(name)]);
      entries.push(
        `<item><guid>${cell('video_id')}</guid><title>${cell('title')}</title>`,
        `<media:thumbnail url="${cell('thumbnail_link')}"/><media:keywords>${cell('tags')}</media:keywords>`,
        `<media:credit>${cell('channel_title')}</media:credit></item>\n`,
      );
    }
  }
  return `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>${entries.join('')}</channel></rss>`;
}

describeFeedsOnOldestDatabase('an import of a real file', (scene) => {
  const { theFeed, theItems, theImport } = scene;

  it('brings in 7,998 rows, 2,335 items, 5,663 repeated ids', { timeout: 120_000 }, async () => {
    const file = new File([readRealFeed()], 'youtube-trending-us.csv');
    const analysis = needed(await sendFeed(scene.server, scene.people.acme, { domainId: scene.domainId, file }));
    expect(analysis.suggestions).toEqual(
      expect.arrayContaining([expect.objectContaining({ column: 'video_id', field: 'external_id' })]),
    );
    const mapping = {
      video_id: 'external_id',
      title: 'title',
      thumbnail_link: 'thumbnail_url',
      tags: { field: 'tags', split: '|' },
      channel_title: 'performers',
    };
    const mapped = await call(scene.server, '/client/feeds/process-mapping', {
      token: scene.people.acme,
      json: { upload_id: analysis.upload_id, mapping },
    });
    const { feed, run } = started(mapped);
    await scene.server.drain();
    expect(await theImport(feed.id, run.id)).toMatchObject({
      state: 'done',
      source_name: 'youtube-trending-us.csv',
      size_bytes: 2_910_597,
      progress: { bytes_read: 2_910_597, rows_read: 7998, percent: 100 },
      counts: {
        rows: 7998,
        items: 2335,
        added: 2335,
        changed: 0,
        unchanged: 0,
        removed: 0,
        rejected: 0,
        repeated: 5663,
      },
      errors_by_code: [],
      error: null,
    });
    const { warnings } = await theImport(feed.id, run.id);
    expect(warnings.find(({ code }) => code === 'row.repeated_id')?.count).toBe(5663);
    expect((await theFeed(feed.id)).total_items).toBe(2335);
    const [item] = await theItems(feed.id, '?search=XpVt6Z1Gjjo');
    expect(item).toMatchObject({ external_id: 'XpVt6Z1Gjjo', performers: ['Logan Paul Vlogs'], is_enabled: true });
    expect(item?.tags.slice(0, 2)).toEqual(['logan paul vlog', 'logan paul']);
    const kept = await call(scene.server, `/client/feeds/${String(feed.id)}/imports/${String(run.id)}/errors`, {
      token: scene.people.acme,
    });
    expect(kept.body).toMatchObject({ meta: { total: 1000 } });

    // The same feed as compressed Media RSS: other columns, the same items. That readers see the same in every shape is shown
    // by real-feed.test.ts of the SDK.
    if (!isFull) return;
    const rss = new File([gzipSync(await asMediaRss(readRealFeed()))], 'feed.xml.gz');
    const other = needed(await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: rss }));
    const again = await call(scene.server, '/client/feeds/process-mapping', {
      token: scene.people.acme,
      json: {
        upload_id: other.upload_id,
        mapping: {
          guid: 'external_id',
          title: 'title',
          'media:thumbnail@url': 'thumbnail_url',
          'media:keywords': { field: 'tags', split: '|' },
          'media:credit': 'performers',
        },
      },
    });
    await scene.server.drain();
    expect(await theImport(feed.id, started(again).run.id)).toMatchObject({
      state: 'done',
      counts: { rows: 7998, items: 2335, added: 0, changed: 0, unchanged: 2335, rejected: 0, repeated: 5663 },
    });
  });
});

describeFeedsOnEveryDatabase('imports', (scene) => {
  const { importedFeed, imported } = scene;

  it('write only the rows that changed: what is as it was keeps its version in the database', async () => {
    const versions = async () => {
      const { rows } = await scene.server.platform.database
        .current()
        .execute<{ id: string; version: string }>(
          sql`select external_id as id, ctid::text || xmin::text as version from items order by external_id`,
        );
      return rows;
    };
    const { id } = await importedFeed(aFile(aCsv(manyRows(600))));
    const { database } = scene.server.platform;
    // The connections of PostgreSQL report what they wrote up to ten seconds later, and autovacuum looks at it once a minute.
    if (database.kind === 'embedded') expect(await estimatedRows(database, 'items')).toBe(600);
    const before = await versions();
    const changes = manyRows(600).map(([row, title]): [string, string] => [row, row === 'v0002' ? 'Other' : title]);
    expect(await imported(id, aCsv([...changes, ['w1', 'New']]))).toMatchObject({
      counts: { added: 1, changed: 1, unchanged: 599 },
    });
    const after = await versions();
    expect(after.map((row) => row.id)).toEqual([...before.map((row) => row.id), 'w1']);
    expect(before.filter(({ version }, index) => after[index]?.version !== version)).toEqual([
      expect.objectContaining({ id: 'v0002' }),
    ]);
  });

  it('list items by the bytes of their ids on every database', async () => {
    const ids = ['b', 'a', 'B', 'Z', 'é', '10', '9', 'a b', '_'];
    const { id } = await importedFeed(aFile(aCsv(ids.map((one): [string, string] => [one, `Title ${one}`]))));
    const list = async (query: string) =>
      ((await scene.own(`/${String(id)}/items${query}`)).body.data as { external_id: string }[]).map(
        ({ external_id }) => external_id,
      );
    expect(await list('')).toEqual(['10', '9', 'B', 'Z', '_', 'a', 'a b', 'b', 'é']);
    expect(await list('?per_page=2&page=2')).toEqual(['B', 'Z']);
    expect(await list('?search=_')).toEqual(['_']);
  });
});

// Other suites import on the embedded database.
describeFeedsOnOldestDatabase('imports of a few rows', (scene) => {
  const { importedFeed, theFeed, theItems, theErrors, imported } = scene;

  it('keep the last of several rows with an id, and name both lines', async () => {
    const text = aCsv([
      ['a', 'First'],
      ['b', 'Other'],
      ['a', 'Second'],
      ['a', 'Third'],
    ]);
    const feed = await importedFeed(aFile(text));
    expect((await theItems(feed.id)).map(({ external_id, title }) => [external_id, title])).toEqual([
      ['a', 'Third'],
      ['b', 'Other'],
    ]);
    expect(feed.last_import?.counts).toMatchObject({ rows: 4, items: 2, added: 2, repeated: 2, rejected: 0 });
    const errors = await theErrors(feed.id, feed.last_import?.id ?? 0);
    expect(errors.map(({ line, message }) => [line, /line (\d+)/.exec(message)?.[1]])).toEqual([
      [2, '4'],
      [4, '5'],
    ]);
  });

  it('add items, change them, or leave them alone, but never delete any', async () => {
    const feed = await importedFeed(
      aFile(
        aCsv([
          ['a', 'A'],
          ['b', 'B'],
          ['c', 'C'],
        ]),
      ),
    );
    const again = await imported(
      feed.id,
      aCsv([
        ['b', 'B new'],
        ['c', 'C'],
        ['d', 'D'],
      ]),
    );
    expect(again.counts).toMatchObject({ rows: 3, items: 3, added: 1, changed: 1, unchanged: 1, removed: 0 });
    expect((await theItems(feed.id)).map(({ external_id, title }) => [external_id, title])).toEqual([
      ['a', 'A'],
      ['b', 'B new'],
      ['c', 'C'],
      ['d', 'D'],
    ]);
  });

  it('accept good rows, and report the others with line, column, code, and value, also as CSV', async () => {
    const rows = [...manyRows(9), ['v0010', '=cmd', 'ftp://img.example/1.jpg']] as [string, string, string?][];
    const feed = await importedFeed(aFile(aCsv(rows)));
    expect(feed.last_import).toMatchObject({
      state: 'done',
      counts: { rows: 10, items: 9, rejected: 1 },
      errors_by_code: [{ code: 'row.bad_url', count: 1 }],
    });
    const path = `/client/feeds/${String(feed.id)}/imports/${String(feed.last_import?.id)}/errors`;
    expect(await theErrors(feed.id, feed.last_import?.id ?? 0)).toMatchObject([
      {
        line: 11,
        column: 'thumbnail_url',
        field: 'thumbnail_url',
        severity: 'error',
        value: 'ftp://img.example/1.jpg',
      },
    ]);
    const csv = await scene.server.fetch(`${scene.server.baseUrl}${path}?format=csv`, {
      headers: { Authorization: `Bearer ${scene.people.acme}` },
    });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const [header, line] = (await csv.text()).split('\r\n');
    expect(header).toBe('line,column,field,severity,code,message,value');
    expect(line).toMatch(/^11,thumbnail_url,thumbnail_url,error,row\.bad_url,/);
  });

  it('repeat what was wrong with a file that has not changed', async () => {
    const file = aCsv([...manyRows(9), ['v0010', '']]);
    const feed = await importedFeed(aFile(file));
    const first = feed.last_import;
    const again = await imported(feed.id, file);
    expect(again).toMatchObject({
      state: 'unchanged',
      repeats_import_id: first?.id,
      counts: { rows: 10, items: 9, unchanged: 9, rejected: 1, added: 0 },
      errors_by_code: first?.errors_by_code,
    });
    expect(again.errors_by_code).toMatchObject([{ count: 1 }]);
    expect(await theErrors(feed.id, again.id)).toMatchObject([{ line: 11, field: 'title', severity: 'error' }]);
  });

  it('skip the same file with the same mapping, unless something else was imported in between', async () => {
    const [first, second] = [aCsv([['a', 'A']]), aCsv([['a', 'A2']])];
    const feed = await importedFeed(aFile(first));
    expect(await imported(feed.id, first)).toMatchObject({
      state: 'unchanged',
      counts: { rows: 1, items: 1, unchanged: 1, added: 0 },
    });
    expect((await theFeed(feed.id)).review_status).toBe('pending');
    expect(await imported(feed.id, second)).toMatchObject({ state: 'done', counts: { changed: 1 } });
    expect(await imported(feed.id, first)).toMatchObject({ state: 'done', counts: { changed: 1 } });
  });

  it('fail without a good row, with the reason, and leave the items alone', async () => {
    const feed = await importedFeed();
    const failed = await imported(
      feed.id,
      aCsv([
        ['', 'No id'],
        ['b', ''],
      ]),
    );
    expect(failed).toMatchObject({
      state: 'failed',
      error: 'None of the rows in this file can be used. See the errors for details.',
      counts: { rows: 2, rejected: 2 },
    });
    expect((await theFeed(feed.id)).last_error).toBe(failed.error);
    expect((await theItems(feed.id)).map(({ title }) => title)).toEqual(['A']);
    expect(await imported(feed.id, aCsv([['a', 'A3']]))).toMatchObject({ state: 'done' });
    expect((await theFeed(feed.id)).last_error).toBeNull();
  });

  it('fail when the file turns out to be broken further down', async () => {
    const record = (id: number) =>
      JSON.stringify({
        external_id: `v${String(id)}`,
        title: 'T'.repeat(500),
        thumbnail_url: 'https://img.example/1.jpg',
      });
    const broken = `[${Array.from({ length: 1200 }, (_, index) => record(index)).join(',')}`;
    const feed = await importedFeed(aFile(broken, 'videos.json'));
    expect(feed.last_import?.state).toBe('failed');
    expect(feed.last_import?.error).not.toBeNull();
    expect(await theItems(feed.id)).toEqual([]);
  });
});
