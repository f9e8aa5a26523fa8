import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createGrt } from '../client.ts';
import type { Import, MappingAnalysis } from '../../contract/schema.gen.ts';
import { ValidationError } from '../errors.ts';
import { memoryTokenStore } from '../session.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { MappingNeededError, uploadFeed } from './feed-upload.ts';

const file = new File(['video_id,title,thumbnail_link\n'], 'trending.csv');
const feed = { as: 'client', feed_name: 'Trending', domain_id: 3, file } as const;
const mapping = { video_id: 'external_id', title: 'title', thumbnail_link: 'thumbnail_url' };

/** A broken connection, a reply that was lost behind a gateway, and a server that asks to wait. */
type Trouble = 'offline' | 500 | 502 | 504 | { readonly status: 429 | 503; readonly retryAfter: string };

/** A server for one upload.
 * @param states - of the import, one for each time it is requested */
function aServer({
  needsMapping = false,
  states = ['done'] as (Import['state'] | Trouble)[],
  refusals = 0,
  troubles = [] as (Trouble | undefined)[],
} = {}) {
  const app = new Hono();
  const keys: (string | undefined)[] = [];
  app.use('/api/:who/feeds/*', async (c, next) => {
    if (c.req.method !== 'POST') return next();
    keys.push(c.req.header('idempotency-key'));
    const trouble = troubles.shift();
    return trouble === undefined ? next() : troubled(trouble);
  });
  const seen = {
    created: new Array<Record<string, unknown>>(),
    mapped: new Array<unknown>(),
    paths: new Set<string>(),
  };
  const left = [...states];
  let refused = 0;
  let latest: Import['state'] = 'queued';
  const anImport = (state: Import['state']) => ({
    id: 12,
    feed_id: 7,
    state,
    upload_id: state === 'needs_mapping' ? 'up_2' : null,
  });
  const started = () => ({ success: true, needs_mapping: false, data: { id: 7 }, import: anImport(latest) });
  const analysis = { upload_id: 'up_1', columns: ['video_id', 'title', 'thumbnail_link'], suggestions: [] };
  const create = async (form: Record<string, unknown>, path: string) => {
    seen.created.push(form);
    seen.paths.add(path);
    return needsMapping
      ? Response.json({ success: true, needs_mapping: true, data: analysis })
      : Response.json(started(), { status: 201 });
  };
  app.post('/api/:who/feeds/process-mapping', async (c) => {
    seen.mapped.push(await c.req.json());
    seen.paths.add(c.req.path);
    refused += 1;
    if (refused <= refusals) {
      const message = 'Please map these required fields: Video ID';
      return c.json({ success: false, message, code: 'invalid', errors: { mapping: [message] }, request_id: 'r' }, 422);
    }
    latest = 'queued';
    return c.json(started(), 201);
  });
  app.get('/api/:who/feeds/7/imports/12', (c) => {
    const next = left.shift() ?? latest;
    if (typeof next !== 'string' || next === 'offline') return troubled(next);
    latest = next;
    return c.json({ success: true, data: anImport(next) });
  });
  app.post('/api/:who/feeds/url', async (c) => await create(await c.req.json(), c.req.path));
  app.post('/api/:who/feeds/upload', async (c) => await create(await c.req.parseBody(), c.req.path));
  app.post('/api/:who/feeds', async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('multipart') === true;
    return await create(isForm ? await c.req.parseBody() : await c.req.json(), c.req.path);
  });
  app.onError((error) => {
    throw error;
  });
  const clock = fakeClock();
  return { grt: createGrt({ fetch: app.request, clock, tokenStore: memoryTokenStore() }), seen, clock, keys };
}

function troubled(trouble: Trouble): Response {
  if (trouble === 'offline') throw new TypeError('reset');
  if (typeof trouble === 'number') return new Response('<h1>Bad Gateway</h1>', { status: trouble });
  const busy = { success: false, message: 'Later.', code: 'overloaded', request_id: 'r' };
  return Response.json(busy, { status: trouble.status, headers: { 'Retry-After': trouble.retryAfter } });
}

describe('uploadFeed', () => {
  it('ends with the upload when no mapping is needed and waiting was not requested', async () => {
    const { grt, seen } = aServer();

    const result = await uploadFeed(grt, feed);

    expect(result).toMatchObject({ feed: { id: 7 }, import: { id: 12, state: 'queued' } });
    expect(seen.created).toMatchObject([{ feed_name: 'Trending', domain_id: '3', file: { name: 'trending.csv' } }]);
    expect(seen.mapped).toEqual([]);
  });

  it('sends a given mapping when the server asks for one', async () => {
    const { grt, seen } = aServer({ needsMapping: true });

    await uploadFeed(grt, feed, { mapping });

    expect(seen.mapped).toEqual([{ upload_id: 'up_1', mapping }]);
  });

  it('asks for a mapping with the analysis, and again with the reason if it is refused', async () => {
    const { grt, seen } = aServer({ needsMapping: true, refusals: 1 });
    const asked: unknown[] = [];
    const choose = ({ columns }: MappingAnalysis, refusal?: ValidationError) => {
      asked.push([columns, refusal?.fields]);
      return refusal === undefined ? { title: 'title' } : mapping;
    };

    await uploadFeed(grt, feed, { mapping: choose });

    expect(asked).toEqual([
      [['video_id', 'title', 'thumbnail_link'], undefined],
      [['video_id', 'title', 'thumbnail_link'], { mapping: ['Please map these required fields: Video ID'] }],
    ]);
    expect(seen.mapped).toEqual([
      { upload_id: 'up_1', mapping: { title: 'title' } },
      { upload_id: 'up_1', mapping },
    ]);
  });

  it('gives up when the same refused mapping is chosen again', async () => {
    const { grt, seen } = aServer({ needsMapping: true, refusals: 9 });

    await expect(uploadFeed(grt, feed, { mapping: () => ({ title: 'title' }) })).rejects.toThrow(ValidationError);
    expect(seen.mapped).toHaveLength(1);
  });

  it('says what must be mapped when no one is there to choose', async () => {
    const { grt } = aServer({ needsMapping: true });

    const failed = uploadFeed(grt, feed);

    await expect(failed).rejects.toThrow(MappingNeededError);
    await expect(failed).rejects.toMatchObject({
      uploadId: 'up_1',
      analysis: { columns: ['video_id', 'title', 'thumbnail_link'] },
    });
  });

  it.each(['done', 'held', 'failed', 'unchanged'] as const)(
    'waits until the import is %s, and reports each state on the way',
    async (end) => {
      const { grt } = aServer({ states: ['queued', 'running', end] });
      const states: string[] = [];

      const result = await uploadFeed(grt, feed, {
        wait: true,
        clock: fakeClock(),
        onImport: ({ state }) => states.push(state),
      });

      expect(result.import?.state).toBe(end);
      expect(states).toEqual(['queued', 'queued', 'running', end]);
    },
  );

  it('polls less often the longer it takes', async () => {
    const { grt, clock } = aServer({ states: [...Array.from({ length: 6 }, () => 'running' as const), 'done'] });

    await uploadFeed(grt, feed, { wait: true, clock });

    expect(clock.waits).toEqual([500, 750, 1125, 1687.5, 2531.25, 3000, 3000]);
  });

  it.each<readonly [string, readonly Trouble[]]>([
    ['the server restarts', Array.from({ length: 12 }, () => 'offline')],
    ['a gateway loses some replies', Array.from({ length: 12 }, () => 502)],
    ['a gateway gives up on some', [504, 504, 504, 504]],
    ['the server has a fault', [500, 500, 500]],
    [
      'the server is busy, and says when to come back',
      Array.from({ length: 4 }, () => ({ status: 503, retryAfter: '90' })),
    ],
    ['the server asks for a long wait', [{ status: 429, retryAfter: '300' }]],
  ])('keeps waiting while %s, since the import goes on', async (_, troubles) => {
    const { grt, clock } = aServer({ states: ['running', ...troubles, 'done'] });

    expect((await uploadFeed(grt, feed, { wait: true, clock })).import?.state).toBe('done');
    for (const { retryAfter } of troubles.filter((trouble) => typeof trouble === 'object'))
      expect(clock.waits).toContain(Number(retryAfter) * 1000);
  });

  it.each<readonly [string, Trouble | 'running', object]>([
    ['no connection', 'offline', { name: 'NetworkError' }],
    ['nothing but pages of a gateway', 502, { status: 502 }],
    ['a server that asks for a longer wait', { status: 503, retryAfter: '601' }, { status: 503 }],
    ['an import that goes on', 'running', { name: 'TimeoutError', message: 'The import did not finish within 600 s.' }],
  ])('waits until its time limit, and not longer, with %s', async (_, trouble, end) => {
    const { grt, clock } = aServer({ states: ['running', ...Array.from({ length: 400 }, () => trouble)] });

    await expect(uploadFeed(grt, feed, { wait: true, clock, limitMs: 600_000 })).rejects.toMatchObject(end);
    expect(clock.now()).toBeLessThanOrEqual(600_000);
  });

  it.each<readonly [string, readonly (Trouble | undefined)[]]>([
    ['the upload', [500, 502, 'offline', 500]],
    ['the mapping', [undefined, 500, 502, 'offline', 500]],
  ])('with wait goes on after faults of %s too, which keeps its key', async (_, troubles) => {
    const { grt, keys } = aServer({ needsMapping: true, troubles: [...troubles] });

    const result = await uploadFeed(grt, feed, { mapping, wait: true, clock: fakeClock() });

    expect(result.import?.state).toBe('done');
    expect([keys.length, new Set(keys).size]).toEqual([6, 2]);
  });

  it('has one time limit for the upload, the mapping, and the import', async () => {
    const { grt, clock } = aServer({
      needsMapping: true,
      troubles: [
        { status: 503, retryAfter: '200' },
        { status: 429, retryAfter: '200' },
      ],
      states: Array.from({ length: 400 }, () => 'running' as const),
    });
    const uploadIds: string[] = [];
    const options = { mapping, wait: true, clock, limitMs: 600_000, onUploadId: (id: string) => uploadIds.push(id) };

    await expect(uploadFeed(grt, feed, options)).rejects.toThrow('The import did not finish within 600 s.');

    expect(clock.now()).toBe(600_000);
    expect(uploadIds).toEqual(['up_1']);
  });

  it('does not count the time that a person takes to choose a mapping', async () => {
    const { grt, clock } = aServer({ needsMapping: true, states: ['running', 'done'] });
    const choose = async () => {
      await clock.sleep(900_000, undefined, '');
      return mapping;
    };

    const result = await uploadFeed(grt, feed, { mapping: choose, wait: true, clock, limitMs: 600_000 });

    expect(result.import?.state).toBe('done');
  });

  it('maps a feed that the server fetched itself, if the mapping is given', async () => {
    const { grt, seen } = aServer({ states: ['fetching', 'needs_mapping', 'running', 'done'] });
    const { file: _, ...fields } = feed;

    const result = await uploadFeed(
      grt,
      { ...fields, feed_url: 'https://feeds.example/a.csv' },
      { wait: true, mapping, clock: fakeClock() },
    );

    expect(result.import?.state).toBe('done');
    expect(seen.created).toMatchObject([{ feed_url: 'https://feeds.example/a.csv', domain_id: 3 }]);
    expect(seen.mapped).toEqual([{ upload_id: 'up_2', mapping }]);
  });

  it('uses the administrator calls for administrators, by file and by URL', async () => {
    const { grt, seen } = aServer({ needsMapping: true, states: ['done'] });
    const fields = { as: 'admin', client_id: 1, feed_name: 'Trending', domain_id: 3 } as const;

    await uploadFeed(grt, { ...fields, file }, { mapping });
    await uploadFeed(grt, { ...fields, feed_url: 'https://feeds.example/a.csv' }, { mapping });

    expect([...seen.paths]).toEqual([
      '/api/admin/feeds/upload',
      '/api/admin/feeds/process-mapping',
      '/api/admin/feeds/url',
    ]);
  });

  it('can be canceled while it waits', async () => {
    const stop = new AbortController();
    const { grt } = aServer({ states: ['running', 'running'] });

    const upload = uploadFeed(grt, feed, {
      wait: true,
      clock: fakeClock(),
      signal: stop.signal,
      onImport: () => stop.abort(),
    });

    await expect(upload).rejects.toMatchObject({ name: 'AbortedError' });
  });
});
