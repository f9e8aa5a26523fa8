import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { analyzeFeed, readItems, type FeedItem } from '@grt/sdk/feeds';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../mock-server/src/core/clock.ts';
import type { Database } from '../../mock-server/src/core/database/database.ts';
import { unnest } from '../../mock-server/src/core/database/unnest.ts';
import { storedColumns } from '../../mock-server/src/modules/feeds/imports/item-applying.ts';
import { storedItemOf } from '../../mock-server/src/modules/feeds/imports/stored-item.ts';
import { anApprovedDomain, sendFeed, sendFile, started } from '../../mock-server/src/modules/feeds/testing.ts';
import { withImportServer } from './import-server.ts';
import { median } from './median.ts';

/** What one round cost, in milliseconds of CPU time, including the database's. */
interface Round {
  readonly bareMs: number;
  readonly firstMs: number;
  readonly againMs: number;
  readonly sameMs: number;
}

/** What storing cost: the medians of seven rounds, and of their ratios to the bare load of the same round. */
export interface Storing {
  readonly ms: Round;
  readonly ratios: Round;
}

const batchRows = 500;
const rounds = 7;
const feedType = 'insert_update';

/** Stores the rows of a CSV file in an embedded database on disk: by a bare bulk load of items read earlier, and by
 * imports that read, check, compare, and store. */
export async function compareStoring(path: string): Promise<Storing> {
  return withImportServer(async ({ database, server, people }) => {
    const rows = await itemsOf(path);
    const text = await readFile(path, 'utf8');
    const changed = text
      .replaceAll(',1080p\n', ',1440p\n')
      .replaceAll(',720p\n', ',800p\n')
      .replaceAll(',4K\n', ',8K\n');
    const runs: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const domainId = await anApprovedDomain(server, people, `clips${String(round)}.example`);
      const file = new File([text], 'a.csv');
      const { feed: whole } = started(await sendFeed(server, people.acme, { domainId, file }));
      const bareMs = await bareLoad(database, whole.id, rows);
      const firstMs = await cpuOf(() => server.drain());
      const importing = async (content: string, name: string): Promise<number> => {
        started(await sendFile(server, people.acme, { feedId: whole.id, file: new File([content], name) }));
        return cpuOf(() => server.drain());
      };
      const againMs = await importing(changed, 'b.csv');
      // One more line end: another file with the same rows.
      runs.push({ bareMs, firstMs, againMs, sameMs: await importing(`${changed}\n`, 'c.csv') });
    }
    const typical = (read: (run: Round) => number) => median(runs.map(read));
    const figures = (of: (run: Round, ms: number) => number): Round => ({
      bareMs: typical((run) => of(run, run.bareMs)),
      firstMs: typical((run) => of(run, run.firstMs)),
      againMs: typical((run) => of(run, run.againMs)),
      sameMs: typical((run) => of(run, run.sameMs)),
    });
    return { ms: figures((_, ms) => ms), ratios: figures((run, ms) => ms / run.bareMs) };
  });
}

/** The same rows into the same table, with the fastest possible statement, and nothing else. */
async function bareLoad(database: Database, feedId: number, rows: readonly FeedItem[]): Promise<number> {
  const bareMs = await cpuOf(async () => {
    for (let at = 0; at < rows.length; at += batchRows) {
      const values = rows.slice(at, at + batchRows).map((item) => storedItemOf(item, false));
      await database.transaction((queries) =>
        queries.execute(sql`insert into items (feed_id, external_id, title, thumbnail_url, url, details,
          content_hash, is_enabled, is_removed, import_id, created_at, updated_at)
          select ${feedId}, external_id, title, thumbnail_url, url, details::jsonb, content_hash, is_enabled, false, 0,
            ${systemClock.now()}::timestamptz, ${systemClock.now()}::timestamptz
          from ${unnest(values, storedColumns)}`),
      );
    }
  });
  await database.current().execute(sql`delete from items where import_id = 0`);
  return bareMs;
}

async function itemsOf(path: string): Promise<FeedItem[]> {
  const { natural_mapping: mapping } = await analyzeFeed(createReadStream(path), { feedType });
  const found: FeedItem[] = [];
  for await (const { items } of readItems(createReadStream(path), { feedType, mapping }))
    found.push(...items.map(({ item }) => item));
  return found;
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
