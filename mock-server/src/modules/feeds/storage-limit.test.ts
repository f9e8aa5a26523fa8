import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedUploads } from '../../tables/feeds.tables.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { aHost, type Host } from '../../testing/feed-host.ts';
import { createTestServer, type TestServer } from '../../testing.ts';
import { storageFault } from './records/storage.rules.ts';
import { aCsv, aFile, anApprovedDomain, sendFeed, sendFile, signInPeople, started, type SignedIn } from './testing.ts';

const mb = 1_048_576;

describe('the room of a client', () => {
  it('takes the last byte, and not one more', () => {
    expect(storageFault({ usedBytes: 49 * mb, limitMb: 50 }, mb)).toBeUndefined();
    expect(storageFault({ usedBytes: 49 * mb, limitMb: 50 }, mb + 1)).toBe(
      'There is not enough storage for this file: 49 MB of 50 MB are already used for feed files. Please delete feeds you no longer need, or contact support to get more.',
    );
  });

  it('stays full when it is full, and after the limit was lowered', () => {
    expect(storageFault({ usedBytes: 50 * mb, limitMb: 50 }, 0)).toContain('50 MB of 50 MB');
    expect(storageFault({ usedBytes: 2000 * mb, limitMb: 1000 }, 0)).toContain('2,000 MB of 1,000 MB');
  });
});

describe('a client with little room left', () => {
  let server: TestServer;
  let people: SignedIn;
  let domainId: number;
  let host: Host;
  const unmapped = () => aFile('what,ever\n1,2\n');
  /** An upload that waits for its mapping takes this much, as far as the database knows. */
  const use = async (sizeBytes: number) =>
    server.platform.database.current().update(feedUploads).set({ sizeBytes }).where(eq(feedUploads.clientId, 1));

  beforeAll(async () => {
    host = await aHost((_, response) => response.end(aCsv([['a', 'A']])));
  });
  beforeEach(async () => {
    server = await createTestServer({
      environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: host.name },
    });
    people = await signInPeople(server);
    domainId = await anApprovedDomain(server, people, 'clips.example');
    const json = { storage_limit_mb_per_client: 50 };
    const change = { token: people.reviewer, method: 'PUT', json };
    await call(server, '/admin/settings', change);
    await sendFeed(server, people.acme, { domainId, file: unmapped() });
  });
  afterEach(() => server.close());
  afterAll(() => host.close());

  it('sees what is used and the limit, as administrators do of each client, and nobody of another one', async () => {
    await use(3 * mb);
    const seen = async (path: string, token: string) => (await call(server, path, { token })).body.data as unknown;
    const room = { used_bytes: 3 * mb, limit_bytes: 50 * mb };
    expect(await seen('/feeds/storage', people.acme)).toEqual(room);
    expect(await seen('/feeds/storage?client_id=1', people.acme)).toEqual(room);
    expect(await seen('/feeds/storage?client_id=1', people.reviewer)).toEqual(room);
    expect(await seen('/feeds/storage?client_id=2', people.reviewer)).toEqual({ ...room, used_bytes: 0 });
    const status = async (path: string, token: string) => (await call(server, path, { token })).status;
    expect(await status('/feeds/storage?client_id=2', people.acme)).toBe(403);
    expect(await status('/feeds/storage?client_id=999', people.reviewer)).toBe(404);
    expect(await status('/feeds/storage', people.reviewer)).toBe(422);
  });

  it('sends a file that just fits, and is refused the one that does not, with what is used, the limit, and what to do', async () => {
    const file = aFile(aCsv([['a', 'A']]));
    await use(50 * mb - file.size);
    const fits = started(await sendFeed(server, people.acme, { domainId, file }));
    await server.drain();
    expect(fits.feed.feed_name).toBe('Trending');
    await use(50 * mb - file.size + 1);
    const refused = await sendFeed(server, people.acme, { domainId, file });
    expect([refused.status, refused.body['code'], refused.body.message]).toEqual([
      413,
      'storage_full',
      'There is not enough storage for this file: 50 MB of 50 MB are already used for feed files. Please delete feeds you no longer need, or contact support to get more.',
    ]);
    expect((await sendFile(server, people.acme, { feedId: fits.feed.id, file })).status).toBe(413);
    const rename = { token: people.acme, method: 'PUT', json: { feed_name: 'Renamed' } };
    expect((await call(server, `/client/feeds/${String(fits.feed.id)}`, rename)).status).toBe(200);
  });

  it('is refused by the declared length, before a byte of the body is accepted', async () => {
    await use(50 * mb);
    const body = new ReadableStream({
      pull: () => {
        throw new Error('The body was read');
      },
    });
    const response = await server.fetch(`${server.baseUrl}/client/feeds`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${people.acme}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '2000000',
      },
      body,
      duplex: 'half',
    });
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code: 'storage_full' })]);
  });

  it('gets no file from an administrator either, while others have their own room', async () => {
    await use(50 * mb);
    const upload = (clientId: string) =>
      call(server, '/admin/feeds/upload', {
        token: people.reviewer,
        form: formOf({ client_id: clientId, csv_delimiter: ',', feed_name: 'X', file: unmapped() }),
      });
    expect((await upload('1')).status).toBe(413);
    expect((await upload('2')).status).not.toBe(413);
  });

  it('fetches no file from a URL, and says why', async () => {
    await use(50 * mb);
    const json = {
      feed_name: 'From a URL',
      category: 'girls',
      has_header_row: true,
      domain_id: domainId,
      feed_url: `${host.url}/feed.csv`,
    };
    const added = await call(server, '/client/feeds', { token: people.acme, json });
    expect(added.status).toBe(201);
    await server.drain();
    const { id } = added.body.data as { id: number };
    const path = `/client/feeds/${String(id)}/imports`;
    const [run] = (await call(server, path, { token: people.acme })).body.data as { state: string; error: string }[];
    expect(run?.state).toBe('failed');
    expect(run?.error).toContain('There is not enough storage for this file: 50 MB of 50 MB');
  });

  it('checks a file without keeping it, however full', async () => {
    await use(50 * mb);
    const form = formOf({ file: aFile(aCsv([['a', 'A']])) });
    expect((await call(server, '/client/feeds/validate', { token: people.acme, form })).status).toBe(200);
  });
});
