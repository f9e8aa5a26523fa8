import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientDashboard, Feed, FeedCheck, Import, ReviewItem, SavedMapping } from '@grt/sdk/contract';
import { createDemoAccounts } from '../../demo/demo-accounts.ts';
import type { TestServer } from '../../testing.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { describeOnEveryServer } from '../../testing/servers.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { feeds, feedUploads } from '../../tables/feeds.tables.ts';
import { imports } from '../../tables/imports.tables.ts';
import {
  aCsv,
  aFile,
  anActiveFeed,
  anApprovedDomain,
  anImportedFeed,
  manyRows,
  needed,
  sendFeed,
  sendFile,
  signInPeople,
  started,
  type SignedIn,
} from './testing.ts';

const unmapped = 'Key,Headline,Picture\nv1,One,https://img.example/1.jpg\nv2,Two,https://img.example/2.jpg\n';
const mapping = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' };

describeOnEveryServer('feeds', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let domainId: number;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
  });
  beforeEach(async () => {
    server.clock.set('2026-11-20T10:00:00.000Z');
    await clearDatabase(server.platform.database);
    await createDemoAccounts(server.platform);
    people = await signInPeople(server);
    domainId = await anApprovedDomain(server, people, 'clips.example');
  });

  const own = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(server, `/client/feeds${path}`, { token: people.acme, ...options });
  const admin = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(server, `/admin/feeds${path}`, { token: people.reviewer, ...options });
  const send = (fields: Record<string, string> = {}, file = aFile(aCsv([['a', 'A']]))) =>
    sendFeed(server, people.acme, { domainId, file, fields });
  const map = (upload_id: string, asked: object = mapping, token = people.acme) =>
    call(server, '/client/feeds/process-mapping', { token, json: { upload_id, mapping: asked } });
  const auditOf = async (subjectType: string, id: number) => {
    const audit = createAuditStore(server.platform.database, server.clock);
    const { rows } = await audit.list({ subjectType, subjectId: String(id) }, { offset: 0, limit: 20 });
    return rows.map(({ action, actor }) => `${actor} ${action}`);
  };

  describe('sending a file', () => {
    it('answers 201 with a pending feed and its queued import when the columns are named like the fields', async () => {
      const reply = await send({ feed_description: ' Daily ', delimiter: 'comma', url_parameters: '?ref=1' });
      expect(reply.status).toBe(201);
      const { feed, run } = started(reply);
      expect(feed).toMatchObject({
        feed_name: 'Trending',
        feed_description: 'Daily',
        description: 'Daily',
        feed_type: 'insert_update',
        source_format: 'csv',
        category: 'girls',
        domain_name: 'clips.example',
        client_id: 1,
        delimiter: ',',
        quote_char: '"',
        lazy_quotes: true,
        has_header_row: true,
        url_parameters: 'ref=1',
        is_active: false,
        review_status: 'pending',
        last_import: { id: run.id, state: 'queued' },
      });
      expect(run).toMatchObject({ state: 'queued', source_name: 'videos.csv', created_by: 'acme' });
      expect(await auditOf('feed', feed.id)).toEqual(['acme clientFeeds.create']);
    });

    it.each([
      ['category', { category: undefined }, 'Please select a category for insert/update feeds'],
      ['category', { category: 'cats' }, 'Please select a category for insert/update feeds'],
      ['feed_name', { feed_name: ' ' }, 'Please provide a feed name'],
      ['domain_id', { domain_id: undefined }, 'Please select a domain'],
      ['delimiter', { delimiter: '#' }, 'Please choose comma, semicolon, pipe, or tab'],
      ['quote_char', { quote_char: '""' }, 'The quote character can be at most 1 character'],
      ['quote_char', { quote_char: ',' }, 'The delimiter and the quote character must differ'],
      ['encoding', { encoding: 'klingon' }, 'Unknown encoding "klingon"'],
      ['file', { file: undefined }, 'Please select a file to upload'],
      ['record_path', { record_path: 'data.videos' }, undefined],
    ])('refuses %s of %j', async (field, changes: Record<string, string | undefined>, message) => {
      const isJson = field === 'record_path';
      const file = isJson ? aFile('[{"external_id":"a"}]', 'a.json') : aFile(aCsv([['a', 'A']]));
      const form = { feed_name: 'Trending', category: 'girls', domain_id: String(domainId), file, ...changes };
      const { status, body } = await call(server, '/client/feeds', { token: people.acme, form: formOf(form) });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      if (message !== undefined) expect(body.errors[field]).toEqual([message]);
      expect(await server.platform.database.current().select().from(feeds)).toEqual([]);
    });

    it('names every missing field of an empty form, those of the form and those of rules', async () => {
      const { status, body } = await call(server, '/client/feeds', { token: people.acme, json: {} });
      expect([status, body.errors]).toEqual([
        422,
        {
          feed_name: ['Please provide a feed name'],
          category: ['Please select a category for insert/update feeds'],
          domain_id: ['Please select a domain'],
          feed_url: ['Please provide a feed URL'],
        },
      ]);
    });

    it('needs no category for a removal list, and treats the name of a format as insert_update', async () => {
      const list = await send({ category: '', feed_type: 'disabled' }, aFile('external_id\na\n'));
      expect(list.status).toBe(422); // '' is not a category
      const form = {
        feed_name: 'Removed',
        feed_type: 'disabled',
        has_header_row: 'true',
        domain_id: String(domainId),
        file: aFile('external_id\na\n'),
      };
      expect(
        started(await call(server, '/client/feeds', { token: people.acme, form: formOf(form) })).feed,
      ).toMatchObject({ feed_type: 'disabled', category: null });
      const rss = await send({ feed_type: 'rss', feed_name: 'Other' });
      expect(started(rss).feed).toMatchObject({ feed_type: 'insert_update', source_format: 'csv' });
    });

    it("refuses a feed for a domain that is pending, another client's, or unknown", async () => {
      const json = {
        domain_name: 'new.example',
        dmca_compliance_url: 'https://new.example',
        content_removal_email: 'a@new.example',
      };
      const pending = (await call(server, '/domains', { token: people.acme, json })).body.data as { id: number };
      for (const id of [pending.id, 999_999]) {
        const { status, body } = await send({ domain_id: String(id) });
        expect([status, body.errors]).toEqual([422, { domain_id: ['Please select an approved domain'] }]);
      }
      const theirs = await sendFeed(server, people.globex, { domainId, file: aFile(aCsv([['a', 'A']])) });
      expect([theirs.status, theirs.body.errors]).toEqual([
        422,
        { domain_id: ['You need to add and get approval for at least one domain first.'] },
      ]);
    });

    it.each([
      ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 415],
      ['a ZIP archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 415],
      ['nothing', new Uint8Array(0), 422],
      ['a header alone', new TextEncoder().encode('external_id,title,thumbnail_url\n'), 422],
      ['a DTD', new TextEncoder().encode('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a><b/></a>'), 422],
    ])('refuses %s, and keeps nothing of it', async (_name, bytes, status) => {
      const reply = await send({}, new File([bytes], 'videos.csv'));
      expect(reply.status).toBe(status);
      expect(reply.body.message.length).toBeGreaterThan(10);
      const database = server.platform.database.current();
      for (const table of [feeds, imports, feedUploads]) expect(await database.select().from(table)).toEqual([]);
    });
  });

  describe('mapping', () => {
    it('answers 200 with an analysis, and imports once however often the mapping is sent', async () => {
      const analysis = needed(await send({}, aFile(unmapped, 'dump.csv')));
      expect(analysis).toMatchObject({
        columns: ['Key', 'Headline', 'Picture'],
        sample_data: [
          ['v1', 'One', 'https://img.example/1.jpg'],
          ['v2', 'Two', 'https://img.example/2.jpg'],
        ],
        saved_mapping: null,
        feed_info: { feed_type: 'insert_update', feed_name: 'Trending', file_name: 'dump.csv', has_header_row: true },
        expires_at: '2026-11-21T10:00:00.000Z',
      });
      expect((await own('')).body.data).toEqual([]);
      const replies = await Promise.all([map(analysis.upload_id), map(analysis.upload_id), map(analysis.upload_id)]);
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(replies.map((reply) => started(reply).run.id)).size).toBe(1);
      await server.drain();
      expect(started(await map(analysis.upload_id)).run).toMatchObject({
        state: 'done',
        counts: { added: 2 },
        upload_id: analysis.upload_id,
      });
      expect(await server.platform.database.current().select().from(imports)).toHaveLength(1);
    });

    it.each([
      [
        { Key: 'external_id', Headline: 'title' },
        { mapping: ['Please map these required fields: Thumbnail Image URL'] },
      ],
      [{ ...mapping, Key: 'no_field' }, ['mapping.Key']],
      [{ ...mapping, Headline: 'external_id' }, ['mapping.Headline', 'mapping']],
      [{ ...mapping, Nowhere: 'tags' }, ['mapping.Nowhere']],
    ])('refuses the mapping %j', async (asked, errors) => {
      const analysis = needed(await send({}, aFile(unmapped)));
      const { status, body } = await map(analysis.upload_id, asked);
      expect(status).toBe(422);
      if (Array.isArray(errors)) expect(Object.keys(body.errors)).toEqual(errors);
      else expect(body.errors).toEqual(errors);
      expect((await map(analysis.upload_id)).status).toBe(201);
    });

    it('keeps an upload for 24 hours, and only for the client that sent it', async () => {
      await server.platform.queue.runDue(); // puts the schedule in place
      const analysis = needed(await send({}, aFile(unmapped)));
      expect(await map(analysis.upload_id, mapping, people.globex)).toMatchObject({
        status: 404,
        body: { message: 'Upload not found' },
      });
      expect((await map('up_nothing_like_it')).status).toBe(404);
      server.clock.advance(24 * 3_600_000 - 1);
      people = await signInPeople(server);
      const second = needed(await send({}, aFile(unmapped)));
      server.clock.advance(1);
      const over = { status: 410, body: { message: 'This upload has expired. Please upload the file again.' } };
      expect(await map(analysis.upload_id)).toMatchObject(over);
      server.clock.advance(3_600_000);
      await server.platform.queue.runDue();
      expect(await map(analysis.upload_id, mapping, await server.signIn('acme'))).toMatchObject(over);
      const { files } = server.platform;
      const rows = await server.platform.database.current().select().from(feedUploads);
      const kept = rows.find(({ id }) => id === second.upload_id);
      expect(rows.find(({ id }) => id === analysis.upload_id)?.fileId).toBeNull();
      expect(await files.open(kept?.fileId ?? '')).toBeDefined();
    });

    it('refuses the mapping when the domain has been deleted since', async () => {
      const analysis = needed(await send({}, aFile(unmapped)));
      await call(server, `/domains/${String(domainId)}/delete`, { token: people.acme, method: 'POST' });
      expect((await map(analysis.upload_id)).status).toBe(422);
    });

    it('is saved with the feed, and offered again for a file with the same columns', async () => {
      const { feed } = started(await map(needed(await send({}, aFile(unmapped))).upload_id));
      await server.drain();
      const kept = (await own(`/${String(feed.id)}/mapping`)).body.data as SavedMapping;
      expect(kept).toMatchObject({ mapping, columns: ['Key', 'Headline', 'Picture'] });
      const again = needed(
        await sendFile(server, people.acme, {
          feedId: feed.id,
          file: aFile(`${unmapped}v3,Three,https://img.example/3.jpg\n`),
        }),
      );
      expect(again.saved_mapping).toEqual(mapping);
      const { run } = started(await map(again.upload_id));
      await server.drain();
      expect((await own(`/${String(feed.id)}/imports/${String(run.id)}`)).body.data).toMatchObject({
        state: 'done',
        counts: { added: 1, unchanged: 2 },
      });
      const other = needed(
        await sendFile(server, people.acme, {
          feedId: feed.id,
          file: aFile('Id,Name,Image\n1,A,https://img.example/1.jpg\n'),
        }),
      );
      expect(other.saved_mapping).toBeNull();
      expect((await own(`/${String(feed.id)}/mapping`, { method: 'DELETE' })).status).toBe(200);
      expect((await own(`/${String(feed.id)}/mapping`)).status).toBe(404);
      expect((await own(`/${String(feed.id)}/mapping`, { method: 'PUT', json: { mapping } })).body.data).toMatchObject({
        mapping,
      });
    });

    it('imports the same file with the same mapping once', async () => {
      const { feed } = started(await map(needed(await send({}, aFile(unmapped))).upload_id));
      await server.drain();
      const again = needed(await sendFile(server, people.acme, { feedId: feed.id, file: aFile(unmapped) }));
      expect(started(await map(again.upload_id)).run.state).toBe('unchanged');
      const third = needed(await sendFile(server, people.acme, { feedId: feed.id, file: aFile(unmapped) }));
      expect(started(await map(third.upload_id, { ...mapping, Key: { field: 'external_id' } })).run.state).toBe(
        'queued',
      );
    });

    it('is checked without importing', async () => {
      const form = formOf({
        file: aFile(`${unmapped}v3,,https://img.example/3.jpg\n`),
        has_header_row: 'true',
        mapping: JSON.stringify(mapping),
      });
      const { status, body } = await own('/validate', { form });
      expect(status).toBe(200);
      expect(body.data as FeedCheck).toMatchObject({
        is_importable: false,
        rows: 3,
        accepted: 2,
        rejected: 1,
        errors: [{ line: 4, code: 'row.required' }],
      });
      const wrong = await own('/validate', {
        form: formOf({ file: aFile(unmapped), has_header_row: 'true', mapping: 'no' }),
      });
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['mapping']]);
      expect(await server.platform.database.current().select().from(feedUploads)).toEqual([]);
    });
  });

  describe('changing', () => {
    it('keeps an approved feed approved when its name or description changes', async () => {
      const { id } = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const { body } = await own(`/${String(id)}`, {
        method: 'PUT',
        json: { feed_name: ' New  name ', feed_description: '' },
      });
      expect(body).toMatchObject({
        needs_mapping: false,
        import: null,
        data: { feed_name: 'New name', feed_description: null, is_active: true, review_status: 'approved' },
      });
    });

    it.each([{ category: 'guys' }, { feed_type: 'disabled' }])(
      'sends it back to review and deactivates it for %j',
      async (json) => {
        const { id } = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
        const { body } = await own(`/${String(id)}`, { method: 'PUT', json });
        expect(body.data).toMatchObject({ ...json, is_active: false, review_status: 'pending', reviewed_at: null });
      },
    );

    it('sends it back to review for a new file and for another domain', async () => {
      const other = await anApprovedDomain(server, people, 'other.example');
      const { id } = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const { feed } = started(
        await sendFile(server, people.acme, {
          feedId: id,
          file: aFile(aCsv([['a', 'B']])),
          fields: { feed_name: 'Renamed' },
        }),
      );
      expect(feed).toMatchObject({ feed_name: 'Renamed', review_status: 'pending', is_active: false });
      await server.drain();
      await admin(`/${String(id)}/approve`, { method: 'POST' });
      const moved = await own(`/${String(id)}`, { method: 'PUT', json: { domain_id: other } });
      expect(moved.body.data).toMatchObject({ domain_name: 'other.example', review_status: 'pending' });
    });

    it('pauses and resumes an approved feed, and refuses to resume one that is not', async () => {
      const { id } = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const set = async (is_active: boolean) =>
        (await own(`/${String(id)}`, { method: 'PUT', json: { is_active } })).body.data as Feed;
      expect((await set(false)).is_active).toBe(false);
      expect((await set(true)).is_active).toBe(true);
      const { feed } = started(await send({ feed_name: 'Fresh' }));
      const { status, body } = await own(`/${String(feed.id)}`, { method: 'PUT', json: { is_active: true } });
      expect([status, body.message]).toEqual([409, 'Fresh is pending. Only an approved feed can be resumed.']);
    });

    it('requires an approved domain for anything that needs a review, and to resume', async () => {
      const { id } = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
      await call(server, `/domains/${String(domainId)}/delete`, { token: people.acme, method: 'POST' });
      const gone = 'clips.example is no longer approved. Only approved domains can have feeds.';
      for (const json of [{ is_active: true }, { category: 'guys' }]) {
        expect(await own(`/${String(id)}`, { method: 'PUT', json })).toMatchObject({
          status: 409,
          body: { message: gone },
        });
      }
      const file = await sendFile(server, people.acme, { feedId: id, file: aFile(aCsv([['a', 'B']])) });
      expect([file.status, file.body.message]).toEqual([409, gone]);
      expect((await own(`/${String(id)}`, { method: 'PUT', json: { feed_name: 'Renamed' } })).status).toBe(200);
    });

    it('refuses to change domain, type, and file while an import is not finished', async () => {
      const { feed } = started(await send());
      const json = { feed_type: 'disabled' };
      const running = 'An import of Trending is running. Please wait until it finishes.';
      expect(await own(`/${String(feed.id)}`, { method: 'PUT', json })).toMatchObject({
        status: 409,
        body: { message: running },
      });
      const file = await sendFile(server, people.acme, { feedId: feed.id, file: aFile(aCsv([['a', 'B']])) });
      expect([file.status, file.body.message]).toEqual([409, running]);
    });

    it("adds the feed's parameters to the links of its items, even when they change later", async () => {
      const csv =
        'external_id,title,thumbnail_url,url\na,A,https://img.example/1.jpg,https://v.example/a?ref=old&x=1#t\n';
      const { id } = await anImportedFeed(server, people.acme, {
        domainId,
        file: aFile(csv),
        fields: { url_parameters: '?ref=1' },
      });
      const link = async () => ((await own(`/${String(id)}/items`)).body.data as { url: string }[])[0]?.url;
      expect(await link()).toBe('https://v.example/a?x=1&ref=1#t');
      await own(`/${String(id)}`, { method: 'PUT', json: { url_parameters: '&ref=2&c=3' } });
      expect(await link()).toBe('https://v.example/a?x=1&ref=2&c=3#t');
      await own(`/${String(id)}`, { method: 'PUT', json: { url_parameters: '' } });
      expect(await link()).toBe('https://v.example/a?ref=old&x=1#t');
    });
  });

  describe('feeds of another client', () => {
    it('do not exist', async () => {
      const { id, last_import: run } = await anImportedFeed(server, people.acme, {
        domainId,
        file: aFile(aCsv([['a', 'A']])),
      });
      const paths = [
        '',
        '/items',
        '/imports',
        `/imports/${String(run?.id)}`,
        `/imports/${String(run?.id)}/errors`,
        '/mapping',
      ];
      for (const path of paths) {
        const { status, body } = await own(`/${String(id)}${path}`, { token: people.globex });
        expect([path, status, body.message]).toEqual([path, 404, 'Feed not found']);
      }
      const changes = [
        own(`/${String(id)}`, { token: people.globex, method: 'PUT', json: { feed_name: 'Mine' } }),
        own(`/${String(id)}`, { token: people.globex, method: 'DELETE' }),
        own(`/${String(id)}/mapping`, { token: people.globex, method: 'DELETE' }),
        own(`/${String(id)}/imports/${String(run?.id)}/rollback`, { token: people.globex, method: 'POST' }),
        sendFile(server, people.globex, { feedId: id, file: aFile(aCsv([['a', 'X']])) }),
      ];
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await own('', { token: people.globex })).body.data).toEqual([]);
    });

    it("have no imports under the id of one's own feed", async () => {
      const mine = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const other = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const { status, body } = await own(`/${String(mine.id)}/imports/${String(other.last_import?.id)}`);
      expect([status, body.message]).toEqual([404, 'Import not found']);
    });
  });

  describe('review', () => {
    it('approves once, makes the feed active, notifies the client, and refuses a second decision', async () => {
      const { id } = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      const approve = () => admin(`/${String(id)}/approve`, { method: 'POST' });
      expect((await approve()).body.data).toMatchObject({
        review_status: 'approved',
        is_active: true,
        reviewed_at: '2026-11-20T10:00:00.000Z',
      });
      const { account } = (await server.platform.accounts.findOfClient(1)) ?? {};
      const mail = await server.latestMail(account?.email ?? '');
      expect(mail.subject).toBe('Your feed Trending was approved');
      expect(await approve()).toMatchObject({
        status: 409,
        body: { message: 'Trending was already approved by reviewer on November 20, 2026 at 10:00 UTC.' },
      });
      expect(await auditOf('feed', id)).toEqual(['reviewer adminFeeds.approve', 'acme clientFeeds.create']);
    });

    it('rejects with a reason that the client can read', async () => {
      const { feed } = started(await send());
      const reject = (json: object) => admin(`/${String(feed.id)}/reject`, { json });
      expect(await reject({ reason: ' ' })).toMatchObject({
        status: 422,
        body: { errors: { reason: ['Please give a reason for the rejection'] } },
      });
      expect((await reject({ reason: 'Thumbnails missing.' })).body.data).toMatchObject({
        review_status: 'rejected',
        is_active: false,
        review_notes: 'Thumbnails missing.',
      });
      expect((await own(`/${String(feed.id)}`)).body.data).toMatchObject({ review_notes: 'Thumbnails missing.' });
    });

    it('follows one rule and writes one audit entry, whichever call decides', async () => {
      const { feed } = started(await send());
      const resolve = (json: object) =>
        call(server, '/admin/feed-review', {
          token: people.reviewer,
          method: 'PUT',
          json: { action: 'resolve', review_id: feed.id, ...json },
        });
      expect(await resolve({ resolution: 'rejected' })).toMatchObject({
        status: 422,
        body: { errors: { notes: ['Please give a reason for the rejection'] } },
      });
      expect((await resolve({ resolution: 'approved', notes: 'Good.' })).body.data).toMatchObject({
        review_status: 'approved',
        is_active: true,
      });
      expect((await admin(`/${String(feed.id)}/approve`, { method: 'POST' })).status).toBe(409);
      expect(await auditOf('feed', feed.id)).toEqual(['reviewer adminFeeds.approve', 'acme clientFeeds.create']);
    });

    it('refuses to approve for a domain that is no longer approved', async () => {
      const { feed } = started(await send());
      await call(server, `/domains/${String(domainId)}/delete`, { token: people.acme, method: 'POST' });
      const { status, body } = await admin(`/${String(feed.id)}/approve`, { method: 'POST' });
      expect([status, body.message]).toEqual([
        409,
        'clips.example is no longer approved. Only approved domains can have feeds.',
      ]);
    });

    it('lists waiting feeds, the longest first, with urgency and assignee', async () => {
      const first = started(await send({ feed_name: 'First' })).feed;
      server.clock.advance(47 * 3_600_000);
      people = await signInPeople(server);
      const second = started(await send({ feed_name: 'Second' })).feed;
      server.clock.advance(3_600_000 + 1);
      people = await signInPeople(server);
      const review = (path = '', options: Parameters<typeof call>[2] = {}) =>
        call(server, `/admin/feed-review${path}`, { token: people.reviewer, ...options });
      const seen = async (path = '') =>
        ((await review(path)).body.data as ReviewItem[]).map((item) => [
          item.feed.feed_name,
          item.status,
          item.is_urgent,
          item.assigned_to,
        ]);
      expect(await seen()).toEqual([
        ['First', 'pending', true, null],
        ['Second', 'pending', false, null],
      ]);
      const assign = (review_id: number, admin_id: number | null) =>
        review('', { json: { action: 'assign', review_id, admin_id } });
      expect((await assign(second.id, 2)).body.data).toMatchObject({
        review_id: second.id,
        status: 'in_review',
        assigned_to: 'reviewer',
        admin_id: 2,
      });
      expect(await assign(first.id, 999)).toMatchObject({
        status: 422,
        body: { errors: { admin_id: ['This administrator does not exist'] } },
      });
      expect(await seen('?status=in_review')).toEqual([['Second', 'in_review', false, 'reviewer']]);
      expect(await seen('?status=pending')).toEqual([['First', 'pending', true, null]]);
      expect(await seen('/assignments')).toEqual([['Second', 'in_review', false, 'reviewer']]);
      const stats = async () => (await admin('/stats')).body.data;
      const two = { total: 2, active: 0, inactive: 2, approved: 0, rejected: 0 };
      expect(await stats()).toEqual({ ...two, pending: 2, in_review: 1, urgent: 1 });
      await admin(`/${String(second.id)}/approve`, { method: 'POST' });
      expect(await seen('/assignments')).toEqual([]);
      expect(await stats()).toEqual({
        ...two,
        active: 1,
        inactive: 1,
        approved: 1,
        pending: 1,
        in_review: 0,
        urgent: 1,
      });
      expect((await assign(second.id, 2)).status).toBe(409);
      expect((await assign(first.id, null)).body.data).toMatchObject({ admin_id: null });
    });
  });

  describe('for administrators', () => {
    it('accepts just four fields, with defaults for the domain, the type, and the category', async () => {
      const form = {
        client_id: '1',
        csv_delimiter: 'pipe',
        feed_name: 'Short',
        file: aFile('external_id|title|thumbnail_url\na|A|https://img.example/1.jpg\n'),
      };
      const upload = (changes: Record<string, string> = {}) =>
        admin('/upload', { form: formOf({ ...form, has_header_row: 'true', ...changes }) });
      const { feed } = started(await upload());
      expect(feed).toMatchObject({ domain_id: domainId, feed_type: 'insert_update', category: null, delimiter: '|' });
      expect(await upload({ client_id: '99' })).toMatchObject({
        status: 422,
        body: { errors: { client_id: ['Please select a client'] } },
      });
      expect(await upload({ delimiter: 'comma' })).toMatchObject({
        status: 422,
        body: { errors: { csv_delimiter: ['delimiter and csv_delimiter must match'] } },
      });
      expect(await upload({ client_id: '2' })).toMatchObject({
        status: 422,
        body: { errors: { domain_id: ['You need to add and get approval for at least one domain first.'] } },
      });
      await anApprovedDomain(server, people, 'second.example');
      expect(await upload()).toMatchObject({
        status: 422,
        body: { errors: { domain_id: ['Please select a domain'] } },
      });
    });

    it('otherwise follows the rules for clients, and maps uploads', async () => {
      const file = aFile(unmapped);
      const create = (fields: Record<string, string>) =>
        admin('', { form: formOf({ client_id: '1', feed_name: 'Whole', has_header_row: 'true', ...fields, file }) });
      const { status, body } = await create({});
      expect([status, body.errors]).toEqual([
        422,
        { category: ['Please select a category for insert/update feeds'], domain_id: ['Please select a domain'] },
      ]);
      const analysis = needed(await create({ category: 'guys', domain_id: String(domainId) }));
      const { feed } = started(await admin('/process-mapping', { json: { upload_id: analysis.upload_id, mapping } }));
      await server.drain();
      expect((await admin(`/${String(feed.id)}/items`)).body).toMatchObject({ meta: { total: 2 } });
      expect(
        (await admin(`/${String(feed.id)}`, { method: 'PUT', json: { feed_name: 'By admin' } })).body.data,
      ).toMatchObject({ feed_name: 'By admin' });
      expect((await own(`/${String(feed.id)}`)).body.data).toMatchObject({ feed_name: 'By admin', client_id: 1 });
      expect((await admin(`/${String(feed.id)}`, { method: 'DELETE' })).status).toBe(200);
      expect((await admin(`/${String(feed.id)}`)).status).toBe(404);
    });
  });

  describe('lists', () => {
    it('filter, search literally, sort, and page', async () => {
      const names = async (query: string, path = '') =>
        ((await own(`${path}${query}`)).body.data as Feed[]).map(({ feed_name }) => feed_name);
      const active = await anActiveFeed(server, people, {
        domainId,
        file: aFile(aCsv(manyRows(3))),
        fields: { feed_name: '100% clips' },
      });
      server.clock.advance(1000);
      started(await send({ feed_name: 'a_b' }));
      server.clock.advance(1000);
      started(await send({ feed_name: 'axb' }));
      await server.drain();
      expect(await names('')).toEqual(['axb', 'a_b', '100% clips']);
      expect(await names('?search=_')).toEqual(['a_b']);
      expect(await names('?search=%25')).toEqual(['100% clips']);
      expect(await names('?status=active')).toEqual(['100% clips']);
      expect(await names('?status=inactive&sort=feed_name')).toEqual(['a_b', 'axb']);
      expect(await names('?status=pending&order=asc')).toEqual(['a_b', 'axb']);
      expect(await names('?sort=total_items')).toEqual(['100% clips', 'axb', 'a_b']);
      expect(await names(`?domain_id=${String(domainId + 1)}`)).toEqual([]);
      expect((await own('?per_page=2&page=2')).body).toMatchObject({
        data: [{ id: active.id }],
        meta: { page: 2, per_page: 2, total: 3, last_page: 2 },
      });
      const company = encodeURIComponent(active.company_name);
      expect((await admin(`?search=${company}`)).body).toMatchObject({ meta: { total: 3 } });
      expect((await admin('?client_id=2')).body.data).toEqual([]);
      expect((await call(server, '/feeds', { token: people.acme })).body).toMatchObject({ meta: { total: 3 } });
      expect((await call(server, '/feeds?client_id=2', { token: people.acme })).status).toBe(403);
      expect((await call(server, '/feeds?client_id=1', { token: people.reviewer })).body).toMatchObject({
        meta: { total: 3 },
      });
    });

    it('list items by the bytes of their ids on every database', async () => {
      const ids = ['b', 'a', 'B', 'Z', 'é', '10', '9', 'a b', '_'];
      const { id } = await anImportedFeed(server, people.acme, {
        domainId,
        file: aFile(aCsv(ids.map((one): [string, string] => [one, `Title ${one}`]))),
      });
      const list = async (query: string) =>
        ((await own(`/${String(id)}/items${query}`)).body.data as { external_id: string }[]).map(
          ({ external_id }) => external_id,
        );
      expect(await list('')).toEqual(['10', '9', 'B', 'Z', '_', 'a', 'a b', 'b', 'é']);
      expect(await list('?per_page=2&page=2')).toEqual(['B', 'Z']);
      expect(await list('?search=_')).toEqual(['_']);
    });

    it('list the imports of a feed, newest first', async () => {
      const { id } = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      await sendFile(server, people.acme, { feedId: id, file: aFile(aCsv([['a', 'B']])) });
      const { body } = await own(`/${String(id)}/imports?per_page=1`);
      expect([(body.data as Import[]).map(({ state }) => state), body['meta']]).toEqual([
        ['queued'],
        { page: 1, per_page: 1, total: 2, last_page: 2 },
      ]);
    });
  });

  it('count only active and approved feeds as active on the dashboard', async () => {
    const dashboard = async () =>
      (await call(server, '/client/dashboard', { token: people.acme })).body.data as ClientDashboard;
    expect(await dashboard()).toMatchObject({
      stats: { totalFeeds: 0, activeFeeds: 0, pendingReview: 0, totalViews: 0 },
      recentFeeds: [],
    });
    const active = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
    const paused = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
    await own(`/${String(paused.id)}`, { method: 'PUT', json: { is_active: false } });
    for (let count = 0; count < 4; count += 1) started(await send({ feed_name: `Pending ${String(count)}` }));
    const { stats, recentFeeds } = await dashboard();
    expect(stats).toEqual({ totalFeeds: 6, activeFeeds: 1, pendingReview: 4, totalViews: 0 });
    expect(recentFeeds.map(({ feed_name }) => feed_name)).toEqual([
      'Pending 3',
      'Pending 2',
      'Pending 1',
      'Pending 0',
      paused.feed_name,
    ]);
    expect(active.is_active).toBe(true);
  });
});
