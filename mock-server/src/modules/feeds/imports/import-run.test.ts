import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Feed, FeedItem, Import } from '@grt/sdk/contract';
import { readFeed, shownValue, type FeedValue } from '@grt/sdk/feeds';
import { readRealFeed } from '@grt/sdk/testing';
import { createDemoAccounts } from '../../../demo/demo-accounts.ts';
import type { TestServer } from '../../../testing.ts';
import { call } from '../../../testing/api-calls.ts';
import { describeOnEveryServer } from '../../../testing/servers.ts';
import { clearDatabase } from '../../../testing/test-database.ts';
import { itemChanges } from '../../../tables/items.tables.ts';
import { runImport } from './import-run.ts';
import {
  aCsv,
  aFile,
  anApprovedDomain,
  anImportedFeed,
  manyRows,
  needed,
  sendFeed,
  sendFile,
  signInPeople,
  started,
  type SignedIn,
} from '../testing.ts';

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

describeOnEveryServer('imports', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let domainId: number;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
  });
  beforeEach(async () => {
    await clearDatabase(server.platform.database);
    await createDemoAccounts(server.platform);
    people = await signInPeople(server);
    domainId = await anApprovedDomain(server, people, 'clips.example');
  });

  const show = async <T>(path: string): Promise<T> => (await call(server, path, { token: people.acme })).body.data;
  const theImport = (feedId: number, id: number) =>
    show<Import>(`/client/feeds/${String(feedId)}/imports/${String(id)}`);
  const theFeed = (id: number) => show<Feed>(`/client/feeds/${String(id)}`);
  const theItems = (id: number, query = '') => show<FeedItem[]>(`/client/feeds/${String(id)}/items${query}`);
  const imported = async (feedId: number, text: string) => {
    const { run } = started(await sendFile(server, people.acme, { feedId, file: aFile(text) }));
    await server.drain();
    return theImport(feedId, run.id);
  };

  it('brings the real file in: 7,998 rows, 2,335 items, 5,663 repeated ids', { timeout: 120_000 }, async () => {
    const file = new File([readRealFeed()], 'youtube-trending-us.csv');
    const analysis = needed(await sendFeed(server, people.acme, { domainId, file }));
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
    const mapped = await call(server, '/client/feeds/process-mapping', {
      token: people.acme,
      json: { upload_id: analysis.upload_id, mapping },
    });
    const { feed, run } = started(mapped);
    await server.drain();
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
    const kept = await call(server, `/client/feeds/${String(feed.id)}/imports/${String(run.id)}/errors`, {
      token: people.acme,
    });
    expect(kept.body).toMatchObject({ meta: { total: 1000 } });

    // The same feed as compressed Media RSS: other columns, the same items.
    const rss = new File([gzipSync(await asMediaRss(readRealFeed()))], 'feed.xml.gz');
    const other = needed(await sendFile(server, people.acme, { feedId: feed.id, file: rss }));
    const again = await call(server, '/client/feeds/process-mapping', {
      token: people.acme,
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
    await server.drain();
    expect(await theImport(feed.id, started(again).run.id)).toMatchObject({
      state: 'done',
      counts: { rows: 7998, items: 2335, added: 0, changed: 0, unchanged: 2335, rejected: 0, repeated: 5663 },
    });
  });

  it('keeps the last of several rows with an id, and names both lines', async () => {
    const text = aCsv([
      ['a', 'First'],
      ['b', 'Other'],
      ['a', 'Second'],
      ['a', 'Third'],
    ]);
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(text) });
    expect((await theItems(feed.id)).map(({ external_id, title }) => [external_id, title])).toEqual([
      ['a', 'Third'],
      ['b', 'Other'],
    ]);
    expect(feed.last_import?.counts).toMatchObject({ rows: 4, items: 2, added: 2, repeated: 2, rejected: 0 });
    const errors = await show<{ line: number; message: string }[]>(
      `/client/feeds/${String(feed.id)}/imports/${String(feed.last_import?.id)}/errors`,
    );
    expect(errors.map(({ line, message }) => [line, /line (\d+)/.exec(message)?.[1]])).toEqual([
      [2, '4'],
      [4, '5'],
    ]);
  });

  it('adds, changes and leaves alone, and never deletes', async () => {
    const feed = await anImportedFeed(server, people.acme, {
      domainId,
      file: aFile(
        aCsv([
          ['a', 'A'],
          ['b', 'B'],
          ['c', 'C'],
        ]),
      ),
    });
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

  it('takes the good rows, and reports the others with line, column, code and value, also as CSV', async () => {
    const rows = [...manyRows(9), ['v0010', '=cmd', 'ftp://img.example/1.jpg']] as [string, string, string?][];
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv(rows)) });
    expect(feed.last_import).toMatchObject({
      state: 'done',
      counts: { rows: 10, items: 9, rejected: 1 },
      errors_by_code: [{ code: 'row.bad_url', count: 1 }],
    });
    const path = `/client/feeds/${String(feed.id)}/imports/${String(feed.last_import?.id)}/errors`;
    expect(await show(path)).toMatchObject([
      {
        line: 11,
        column: 'thumbnail_url',
        field: 'thumbnail_url',
        severity: 'error',
        value: 'ftp://img.example/1.jpg',
      },
    ]);
    const csv = await server.fetch(`${server.baseUrl}${path}?format=csv`, {
      headers: { Authorization: `Bearer ${people.acme}` },
    });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const [header, line] = (await csv.text()).split('\r\n');
    expect(header).toBe('line,column,field,severity,code,message,value');
    expect(line).toMatch(/^11,thumbnail_url,thumbnail_url,error,row\.bad_url,/);
  });

  it('imports the same file with the same mapping once, and again when something else was imported between', async () => {
    const [first, second] = [aCsv([['a', 'A']]), aCsv([['a', 'A2']])];
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(first) });
    expect(await imported(feed.id, first)).toMatchObject({
      state: 'unchanged',
      counts: { rows: 1, items: 1, unchanged: 1, added: 0 },
    });
    expect((await theFeed(feed.id)).review_status).toBe('pending');
    expect(await imported(feed.id, second)).toMatchObject({ state: 'done', counts: { changed: 1 } });
    expect(await imported(feed.id, first)).toMatchObject({ state: 'done', counts: { changed: 1 } });
  });

  it('fails an import without a good row, with the reason, and leaves the items alone', async () => {
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
    const failed = await imported(
      feed.id,
      aCsv([
        ['', 'No id'],
        ['b', ''],
      ]),
    );
    expect(failed).toMatchObject({
      state: 'failed',
      error: 'No row of the file can be used. See the errors for details.',
      counts: { rows: 2, rejected: 2 },
    });
    expect((await theFeed(feed.id)).last_error).toBe(failed.error);
    expect((await theItems(feed.id)).map(({ title }) => title)).toEqual(['A']);
    expect(await imported(feed.id, aCsv([['a', 'A3']]))).toMatchObject({ state: 'done' });
    expect((await theFeed(feed.id)).last_error).toBeNull();
  });

  it('fails an import whose file turns out to be broken further down', async () => {
    const record = (id: number) =>
      JSON.stringify({
        external_id: `v${String(id)}`,
        title: 'T'.repeat(500),
        thumbnail_url: 'https://img.example/1.jpg',
      });
    const broken = `[${Array.from({ length: 1200 }, (_, index) => record(index)).join(',')}`;
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(broken, 'videos.json') });
    expect(feed.last_import?.state).toBe('failed');
    expect(feed.last_import?.error).not.toBeNull();
    expect(await theItems(feed.id)).toEqual([]);
  });

  describe('holding', () => {
    const bad = (good: number, refused: number) =>
      aCsv([...manyRows(good), ...Array.from({ length: refused }, (): [string, string] => ['', 'No id'])]);

    it('brings a file with 20 % bad rows in, and holds one with more until a person accepts it', async () => {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(bad(8, 2)) });
      expect(feed.last_import?.state).toBe('done');
      const held = await imported(feed.id, bad(9, 3));
      expect(held).toMatchObject({
        state: 'held',
        hold_reason: '3 of 12 rows were rejected, which is more than 20%.',
        finished_at: null,
      });
      expect(await theItems(feed.id)).toHaveLength(8);
      const accept = await call(server, `/client/feeds/${String(feed.id)}/imports/${String(held.id)}/accept`, {
        token: people.acme,
        method: 'POST',
      });
      expect(accept.status).toBe(200);
      await server.drain();
      expect(await theImport(feed.id, held.id)).toMatchObject({
        state: 'done',
        counts: { added: 1, unchanged: 8 },
        hold_reason: null,
      });
      expect(await theItems(feed.id)).toHaveLength(9);
    });

    it('holds a file with over 30 % fewer rows than last time, and forgets it when it is dropped', async () => {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv(manyRows(10))) });
      expect(await imported(feed.id, aCsv(manyRows(7, 'New')))).toMatchObject({ state: 'done' });
      const held = await imported(feed.id, aCsv(manyRows(4, 'Newer')));
      expect(held).toMatchObject({
        state: 'held',
        hold_reason: 'The file has 4 rows, over 30% fewer than the 7 last time.',
      });
      const decide = (verb: string) =>
        call(server, `/client/feeds/${String(feed.id)}/imports/${String(held.id)}/${verb}`, {
          token: people.acme,
          method: 'POST',
        });
      expect((await decide('drop')).body.data).toMatchObject({ state: 'dropped' });
      await server.drain();
      expect((await theItems(feed.id)).filter(({ title }) => title?.startsWith('Newer'))).toEqual([]);
      for (const verb of ['drop', 'accept']) {
        const { status, body } = await decide(verb);
        expect([status, body.message]).toEqual([
          409,
          `Import ${String(held.id)} is dropped since November 20, 2026 at 10:00 UTC. Only an import that is on hold can be accepted or discarded.`,
        ]);
      }
    });

    it('takes no other file while an import is on hold', async () => {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv(manyRows(10))) });
      await imported(feed.id, aCsv(manyRows(2, 'New')));
      const { status, body } = await sendFile(server, people.acme, {
        feedId: feed.id,
        file: aFile(aCsv(manyRows(10, 'New'))),
      });
      expect([status, body.message]).toEqual([
        409,
        'An import of Trending is on hold. Please accept or discard it first.',
      ]);
    });
  });

  describe('taking back', () => {
    const back = async (feedId: number, importId: number) => {
      const reply = await call(server, `/client/feeds/${String(feedId)}/imports/${String(importId)}/rollback`, {
        token: people.acme,
        method: 'POST',
      });
      await server.drain();
      return reply;
    };

    it('gives the items back what they were, one import after the other', async () => {
      const feed = await anImportedFeed(server, people.acme, {
        domainId,
        file: aFile(
          aCsv([
            ['a', 'A'],
            ['b', 'B'],
          ]),
        ),
      });
      const before = await theItems(feed.id);
      const second = await imported(
        feed.id,
        aCsv([
          ['b', 'B2'],
          ['c', 'C'],
        ]),
      );
      expect((await back(feed.id, second.id)).status).toBe(200);
      expect(await theImport(feed.id, second.id)).toMatchObject({ state: 'rolled_back', progress: { percent: 100 } });
      expect(await theItems(feed.id)).toEqual(before);
      expect((await back(feed.id, second.id)).status).toBe(409);
      expect((await back(feed.id, feed.last_import?.id ?? 0)).status).toBe(200);
      expect(await theItems(feed.id)).toEqual([]);
      expect((await theFeed(feed.id)).total_items).toBe(0);
    });

    it('goes on where it was cut off', async () => {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv(manyRows(900))) });
      const before = await theItems(feed.id);
      const { id } = await imported(feed.id, aCsv([...manyRows(800, 'New'), ...manyRows(1400).slice(900)]));
      const path = `/client/feeds/${String(feed.id)}/imports/${String(id)}/rollback`;
      expect((await call(server, path, { token: people.acme, method: 'POST' })).body.data).toMatchObject({
        state: 'queued',
      });
      const stop = new AbortController();
      let saved = 0;
      const progress = async () => {
        saved += 1;
        if (saved === 2) stop.abort(new Error('The server is stopping'));
        await Promise.resolve();
      };
      const job = { payload: { importId: id }, attempt: 1, maxAttempts: 3 };
      await expect(runImport(server.platform, job, { signal: stop.signal, progress })).rejects.toThrow('stopping');
      expect(await theItems(feed.id)).not.toEqual(before);
      await server.drain();
      expect(await theItems(feed.id)).toEqual(before);
    });

    it('takes back the last one alone', async () => {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      await imported(feed.id, aCsv([['a', 'A2']]));
      const { status, body } = await back(feed.id, feed.last_import?.id ?? 0);
      expect([status, body.message]).toEqual([
        409,
        expect.stringContaining('Only a feed’s last import can be rolled back.'),
      ]);
    });

    it('keeps the files and changes of the last ten imports', { timeout: 60_000 }, async () => {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A0']])) });
      for (let version = 1; version <= 11; version += 1) await imported(feed.id, aCsv([['a', `A${String(version)}`]]));
      const rows = await server.platform.imports.withFile(feed.id);
      expect(rows).toHaveLength(10);
      const changes = await server.platform.database.current().select().from(itemChanges);
      expect(new Set(changes.map(({ importId }) => importId))).toEqual(new Set(rows.map(({ id }) => id)));
    });
  });

  describe('removal lists', () => {
    const list = (ids: readonly string[]) => aFile(`external_id\n${ids.join('\n')}\n`, 'removed.csv');
    const enabled = async (feedId: number) =>
      (await theItems(feedId, '?is_enabled=true')).map(({ external_id }) => external_id);

    it('switch off these ids in the feeds of the domain, also those that come later, until the list is deleted', async () => {
      const other = await anApprovedDomain(server, people, 'other.example');
      const feed = await anImportedFeed(server, people.acme, {
        domainId,
        file: aFile(
          aCsv([
            ['a', 'A'],
            ['b', 'B'],
          ]),
        ),
      });
      const elsewhere = await anImportedFeed(server, people.acme, { domainId: other, file: aFile(aCsv([['a', 'A']])) });
      const sent = await sendFeed(server, people.acme, {
        domainId,
        file: list(['a', 'z', 'later']),
        fields: { feed_type: 'disabled', feed_name: 'Removed' },
      });
      const removal = started(sent).feed;
      await server.drain();
      expect((await theFeed(removal.id)).last_import?.counts).toMatchObject({ items: 3, added: 3, removed: 1 });
      expect([await enabled(feed.id), await enabled(elsewhere.id)]).toEqual([['b'], ['a']]);
      expect((await theFeed(feed.id)).total_items).toBe(1);
      await imported(
        feed.id,
        aCsv([
          ['a', 'A changed'],
          ['b', 'B'],
          ['later', 'L'],
        ]),
      );
      expect(await enabled(feed.id)).toEqual(['b']);
      await call(server, `/client/feeds/${String(removal.id)}`, { token: people.acme, method: 'DELETE' });
      await server.drain();
      expect(await enabled(feed.id)).toEqual(['a', 'b', 'later']);
      expect((await theFeed(feed.id)).total_items).toBe(3);
    });

    it('give the items back when an import of the list is taken back', async () => {
      const feed = await anImportedFeed(server, people.acme, {
        domainId,
        file: aFile(
          aCsv([
            ['a', 'A'],
            ['b', 'B'],
          ]),
        ),
      });
      const removal = await anImportedFeed(server, people.acme, {
        domainId,
        file: list(['a']),
        fields: { feed_type: 'disabled' },
      });
      expect(await enabled(feed.id)).toEqual(['b']);
      await call(server, `/client/feeds/${String(removal.id)}/imports/${String(removal.last_import?.id)}/rollback`, {
        token: people.acme,
        method: 'POST',
      });
      await server.drain();
      expect(await enabled(feed.id)).toEqual(['a', 'b']);
    });

    it('stop at the domain when the list moves to another one', async () => {
      const other = await anApprovedDomain(server, people, 'other.example');
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const elsewhere = await anImportedFeed(server, people.acme, { domainId: other, file: aFile(aCsv([['a', 'A']])) });
      const removal = await anImportedFeed(server, people.acme, {
        domainId,
        file: list(['a']),
        fields: { feed_type: 'disabled' },
      });
      await call(server, `/client/feeds/${String(removal.id)}`, {
        token: people.acme,
        method: 'PUT',
        json: { domain_id: other },
      });
      await server.drain();
      expect([await enabled(feed.id), await enabled(elsewhere.id)]).toEqual([['a'], []]);
    });
  });
});
