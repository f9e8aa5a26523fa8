/** How long a list takes while the database is idle, while feeds are imported, and while it is maintained: one user asks
 * for a list, and again 20 ms after each reply. On the embedded database everything shares one connection, so this shows what
 * waits for what; on PostgreSQL, imports and lists share the one thread of the server's process, as they do with
 * `GRT_ROLE=all`. Times on a busy machine say little; the ratio to idle says more. */
import { readRealFeed } from '@grt/sdk/testing';
import { anApprovedDomain, needed, sendFeed, sendFile, started } from '../mock-server/src/modules/feeds/testing.ts';
import { findPostgres, startPostgres } from '../mock-server/src/testing/postgres-server.ts';
import { call } from '../mock-server/src/testing/api-calls.ts';
import { withImportServer, type ImportServer } from './feeds/import-server.ts';
import { inWords, timesOf, type Times } from './times/times.ts';

const pauseMs = 20;
const idleMs = 10_000;
const realFeeds = 5;
const generatedRows = 300_000;
const mapping = { video_id: 'external_id', title: 'title', thumbnail_link: 'thumbnail_url' };

/** Prints the tables of docs/benchmarks.md. */
export async function bench(): Promise<void> {
  console.log('  Embedded database');
  await withImportServer(measure);
  const found = findPostgres();
  if (!found) return;
  console.log(`  PostgreSQL ${found.version}`);
  const postgres = await startPostgres(found, { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
  try {
    await withImportServer(measure, postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measure(parts: ImportServer): Promise<void> {
  const { server, database, people } = parts;
  const idle = await timesDuring(parts, new Promise((resolve) => setTimeout(resolve, idleMs)));
  print('idle', idle, idle);
  for (let count = 0; count < realFeeds; count += 1) await sendReal(parts, `real${String(count)}.example`);
  print('beside five imports of the real feed, 7,998 rows', await timesDuring(parts, server.drain()), idle);
  const domainId = await anApprovedDomain(server, people, 'large.example');
  const { feed } = started(await sendFeed(server, people.acme, { domainId, file: generated('Title') }));
  print('beside an import of 300,000 rows', await timesDuring(parts, server.drain()), idle);
  started(await sendFile(server, people.acme, { feedId: feed.id, file: generated('Other') }));
  print('beside an import that changes all of them', await timesDuring(parts, server.drain()), idle);
  const { admission } = server.platform;
  const callers = { quiet: () => admission.quiet(500), areThere: () => admission.running() > 0 };
  const maintained = database.maintain(callers);
  print('beside the maintenance after that', await timesDuring(parts, maintained), idle);
  print('beside maintenance that gives way to nobody', await timesDuring(parts, database.maintain()), idle);
}

function print(name: string, times: Times, idle: Times): void {
  const ratio = `${(times.median / idle.median).toFixed(1)} / ${(times.p99 / idle.p99).toFixed(1)}`;
  console.log(`  ${name.padEnd(50)} ${String(times.calls).padStart(5)} lists  ${inWords(times)}   ${ratio} × idle`);
}

async function sendReal({ server, people }: ImportServer, domainName: string): Promise<void> {
  const domainId = await anApprovedDomain(server, people, domainName);
  const file = new File([readRealFeed()], 'trending.csv');
  const { upload_id } = needed(await sendFeed(server, people.acme, { domainId, file }));
  started(await call(server, '/client/feeds/process-mapping', { token: people.acme, json: { upload_id, mapping } }));
}

function generated(title: string): File {
  const lines = ['external_id,title,thumbnail_url'];
  for (let row = 0; row < generatedRows; row += 1)
    lines.push(`v${String(row)},${title} ${String(row)} of a feed,https://img.example/v${String(row)}.jpg`);
  return new File([`${lines.join('\n')}\n`], 'generated.csv');
}

async function timesDuring({ server, people }: ImportServer, work: Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const start = performance.now();
    const { status } = await call(server, '/client/feeds', { token: people.acme });
    if (status !== 200) throw new Error(`The list answered ${String(status)}`);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await over;
  return timesOf(times);
}
