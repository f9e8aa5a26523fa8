import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedCheck } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '../../testing.ts';
import { call, formOf, type Seen } from '../../testing/api-calls.ts';
import { aFile, anApprovedDomain, needed, sendFeed, signInPeople, started, type SignedIn } from './testing.ts';

const noText = 'This is not a text file. Please send the CSV, JSON, or XML file itself, plain or as .gz';
/** The same bytes each time, without a pattern. */
const noise = createHash('shake256', { outputLength: 5000 }).update('noise').digest();

let server: TestServer;
let people: SignedIn;
let domainId: number;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  people = await signInPeople(server);
  domainId = await anApprovedDomain(server, people, 'clips.example');
});
afterAll(() => server.close());

describe('a file that others wrote', () => {
  it('is refused as no text file when it is noise, whatever its name, wherever it is sent', async () => {
    const file = new File([noise], 'noise.csv', { type: 'text/csv' });
    const sent = await sendFeed(server, people.acme, { domainId, file });
    const checked = await call(server, '/client/feeds/validate', { token: people.acme, form: formOf({ file }) });
    for (const { status, body } of [sent, checked])
      expect([status, body.message, body['code']]).toEqual([415, noText, 'feed.binary_content']);
  });

  it('is a table although its first cell looks like XML or JSON', async () => {
    for (const cell of ['<b>One</b>', '{HD} One', '["One"]', '<One']) {
      const rows = [cell, 'Two', 'Three'].map(
        (title, row) => `${title};${String(row)};https://img.example/${String(row)}.jpg`,
      );
      const fields = { has_header_row: 'false', delimiter: ';' };
      const { columns, feed_info } = needed(
        await sendFeed(server, people.acme, { domainId, fields, file: aFile(`${rows.join('\n')}\n`) }),
      );
      expect([columns, feed_info.source_format]).toEqual([['column_1', 'column_2', 'column_3'], 'csv']);
    }
  });

  it('may have NUL and control characters in its name, which are dropped', async () => {
    const fields = { feed_name: 'Named', category: 'girls', has_header_row: 'true', domain_id: String(domainId) };
    for (const name of ['filename="a\u0000b\u0007c.csv"', "filename*=utf-8''a%00b%07c.csv"]) {
      const body = [
        ...Object.entries(fields).map(
          ([field, value]) => `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
        ),
        `--x\r\nContent-Disposition: form-data; name="file"; ${name}\r\nContent-Type: text/csv\r\n\r\n`,
        'external_id,title,thumbnail_url\n1,One,https://img.example/1.jpg\n\r\n--x--\r\n',
      ].join('');
      const reply = await server.fetch(`${server.baseUrl}/client/feeds`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${people.acme}` },
        body,
      });
      const { run } = started({
        status: reply.status,
        headers: reply.headers,
        body: (await reply.json()) as Seen['body'],
      });
      expect(run.source_name).toBe('abc.csv');
    }
  });

  it('does not hold others up, however long its cells are', async () => {
    const cell = '<iframe src="https://a.example/'.concat('src='.repeat(50_000));
    const rows = [1, 2, 3].map((id) => `${String(id)}|One|https://img.example/1.jpg|${cell}`);
    const file = aFile(`external_id|title|thumbnail_url|embed_code\n${rows.join('\n')}\n`);
    const form = formOf({ file, has_header_row: 'true', delimiter: '|' });
    const { status, body } = await call(server, '/client/feeds/validate', { token: people.acme, form });
    expect([status, (body.data as FeedCheck).rows]).toEqual([200, 3]);
  });
});
