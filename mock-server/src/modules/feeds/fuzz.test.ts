import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeedItem, Import } from '@grt/sdk/contract';
import { createTestServer, type TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { isFull } from '../../testing/sampled.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, sendFile, signInPeople, type SignedIn } from './testing.ts';

/** How many damaged files are sent; more on request, and different ones with another seed. */
const files = Number(process.env['GRT_FUZZ_FILES'] ?? (isFull ? 40 : 16));
const seed = Number(process.env['GRT_FUZZ_SEED'] ?? (isFull ? 7 : 1));

const image = 'https://img.example/1.jpg';
const rows = [1, 2, 3, 4].map((id) => ({
  external_id: `f${String(id)}`,
  title: `Title "${String(id)}", ä`,
  thumbnail_url: image,
}));
const names = ['external_id', 'title', 'thumbnail_url'] as const;
const quoted = (delimiter: string) =>
  [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
    .join('\n');
const xml = `<?xml version="1.0"?><videos>${rows.map((row) => `<video>${names.map((name) => `<${name}>${row[name]}</${name}>`).join('')}</video>`).join('\n')}</videos>`;
const whole: readonly Uint8Array[] = [
  Buffer.from(quoted(',')),
  Buffer.from(`\ufeff${quoted('|')}`, 'utf16le'),
  Buffer.from(JSON.stringify({ total: 4, data: rows })),
  Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n')),
  Buffer.from(xml),
  gzipSync(quoted(';')),
];

const telling = [...Buffer.from('"\'<>[]{}&;,|\t\r\n\0\\/:#=%')];
const damaged = fc
  .tuple(
    fc.constantFrom(...whole),
    fc.array(
      fc.record({
        at: fc.nat(600),
        remove: fc.nat(8),
        insert: fc.array(fc.oneof(fc.constantFrom(...telling), fc.nat(255)), { maxLength: 6 }),
        repeat: fc.constantFrom(1, 1, 1, 40),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([file, changes]) => {
    let bytes = [...file];
    for (const { at, remove, insert, repeat } of changes) {
      const place = at % (bytes.length + 1);
      bytes = [
        ...bytes.slice(0, place),
        ...Array.from({ length: repeat }, () => insert).flat(),
        ...bytes.slice(place + remove),
      ];
    }
    return Uint8Array.from(bytes);
  });

const isAnswer = (status: number) => [200, 201, 413, 415, 422].includes(status);

let server: TestServer;
let people: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  people = await signInPeople(server);
});
afterAll(() => server.close());

it(`takes ${String(files)} damaged files, each in full or not at all`, { timeout: 60_000 + files * 3000 }, async () => {
  const domainId = await anApprovedDomain(server, people, 'clips.example');
  const before = [
    ['kept', 'Kept'],
    ['f1', 'Old'],
  ] as const;
  const { id: feedId } = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv(before)) });
  const own = async (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(server, `/client/feeds${path}`, { token: people.acme, ...options });
  const itemsNow = async () =>
    ((await own(`/${String(feedId)}/items`)).body.data as FeedItem[]).map(
      (item) => `${item.external_id} ${String(item.title)} ${item.updated_at}`,
    );
  const ends = new Map<string, number>();
  for (const bytes of fc.sample(damaged, { numRuns: files, seed })) {
    server.clock.advance(1000);
    const untouched = await itemsNow();
    const hint = Buffer.from(bytes).toString('base64');
    const sent = await sendFile(server, people.acme, {
      feedId,
      file: new File([bytes], 'videos.csv'),
      fields: { has_header_row: 'true' },
    });
    let reply = sent;
    if (sent.status === 200 && sent.body['needs_mapping'] === true) {
      const { upload_id, suggestions } = sent.body.data as {
        upload_id: string;
        suggestions: { column: string; field: string }[];
      };
      const mapping = Object.fromEntries(suggestions.map(({ column, field }) => [column, field]));
      reply = await own('/process-mapping', { json: { upload_id, mapping } });
    }
    expect([hint, reply.status, reply.body.message]).toEqual([hint, expect.toSatisfy(isAnswer), reply.body.message]);
    await server.drain();
    const runs = (await own(`/${String(feedId)}/imports?per_page=1&page=1`)).body.data as Import[];
    const state = reply.status > 201 ? 'refused' : (runs[0]?.state ?? 'none');
    expect([hint, state]).toEqual([hint, expect.stringMatching(/^(?:refused|done|held|failed|unchanged)$/)]);
    if (state !== 'done') expect([hint, await itemsNow()]).toEqual([hint, untouched]);
    if (state === 'held') await own(`/${String(feedId)}/imports/${String(runs[0]?.id)}/drop`, { method: 'POST' });
    await server.drain();
    ends.set(state, (ends.get(state) ?? 0) + 1);
  }
  expect((await call(server, '/health')).status).toBe(200);
  // Files that are all refused, or all fine, would prove nothing.
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['done', 'refused']));
});
