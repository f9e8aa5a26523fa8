import { describe, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { feeds, feedUploads } from '../../tables/feeds.tables.ts';
import { imports } from '../../tables/imports.tables.ts';
import { aCsv, aFile, anApprovedDomain, needed, sendFeed, started } from './testing.ts';
import { describeFeeds, mapping, unmapped } from './testing/feed-scene.ts';

describeFeeds('sending a feed', (scene) => {
  const { own, admin, send, auditOf } = scene;

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
      expect(await auditOf(feed.id)).toEqual(['acme clientFeeds.create']);
    });

    it.each([
      ['category', { category: undefined }, 'Please select a category for insert/update feeds'],
      ['category', { category: 'cats' }, 'Please select a category for insert/update feeds'],
      ['feed_name', { feed_name: ' ' }, 'Please provide a feed name'],
      ['domain_id', { domain_id: undefined }, 'Please select a domain'],
      ['delimiter', { delimiter: '#' }, 'Please choose comma, semicolon, pipe, or tab'],
      ['quote_char', { quote_char: '""' }, 'The quote character can be at most 1 character'],
      ['quote_char', { quote_char: ',' }, 'The delimiter and the quote character must differ'],
      ['encoding', { encoding: 'klingon' }, 'Please enter an encoding such as utf-8 or windows-1252'],
      ['file', { file: undefined }, 'Please select a file to upload'],
      ['record_path', { record_path: 'data.videos' }, undefined],
      ['header_row', { header_row: '3' }, 'The file has no header row on line 3'],
      ['header_row', { header_row: '0' }, 'Please enter the line of the header row, 1 to 1,000'],
      ['header_row', { header_row: '1', has_header_row: 'false' }, 'A feed without a header row has no line for it'],
    ])('refuses %s of %j', async (field, changes: Record<string, string | undefined>, message) => {
      const isJson = field === 'record_path';
      const file = isJson ? aFile('[{"external_id":"a"}]', 'a.json') : aFile(aCsv([['a', 'A']]));
      const form = { feed_name: 'Trending', category: 'girls', domain_id: String(scene.domainId), file, ...changes };
      const { status, body } = await call(scene.server, '/client/feeds', {
        token: scene.people.acme,
        form: formOf(form),
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      if (message !== undefined) expect(body.errors[field]).toEqual([message]);
      expect(await scene.server.platform.database.current().select().from(feeds)).toEqual([]);
    });

    it('names every missing field of an empty form, those of the form and those of rules', async () => {
      const { status, body } = await call(scene.server, '/client/feeds', { token: scene.people.acme, json: {} });
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
        domain_id: String(scene.domainId),
        file: aFile('external_id\na\n'),
      };
      expect(
        started(await call(scene.server, '/client/feeds', { token: scene.people.acme, form: formOf(form) })).feed,
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
      const pending = (await call(scene.server, '/domains', { token: scene.people.acme, json })).body.data as {
        id: number;
      };
      for (const id of [pending.id, 999_999]) {
        const { status, body } = await send({ domain_id: String(id) });
        expect([status, body.errors]).toEqual([422, { domain_id: ['Please select an approved domain'] }]);
      }
      const theirs = await sendFeed(scene.server, scene.people.globex, {
        domainId: scene.domainId,
        file: aFile(aCsv([['a', 'A']])),
      });
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
      const database = scene.server.platform.database.current();
      for (const table of [feeds, imports, feedUploads]) expect(await database.select().from(table)).toEqual([]);
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
      expect(feed).toMatchObject({
        domain_id: scene.domainId,
        feed_type: 'insert_update',
        category: null,
        delimiter: '|',
      });
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
      await anApprovedDomain(scene.server, scene.people, 'second.example');
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
      const analysis = needed(await create({ category: 'guys', domain_id: String(scene.domainId) }));
      const { feed } = started(await admin('/process-mapping', { json: { upload_id: analysis.upload_id, mapping } }));
      await scene.server.drain();
      expect((await admin(`/${String(feed.id)}/items`)).body).toMatchObject({ meta: { total: 2 } });
      expect(
        (await admin(`/${String(feed.id)}`, { method: 'PUT', json: { feed_name: 'By admin' } })).body.data,
      ).toMatchObject({ feed_name: 'By admin' });
      expect((await own(`/${String(feed.id)}`)).body.data).toMatchObject({ feed_name: 'By admin', client_id: 1 });
      expect((await admin(`/${String(feed.id)}`, { method: 'DELETE' })).status).toBe(200);
      expect((await admin(`/${String(feed.id)}`)).status).toBe(404);
    });
  });
});
