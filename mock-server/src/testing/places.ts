import { createHash } from 'node:crypto';
import { createServices, type Services } from '../services.ts';
import { readConfig } from '../config.ts';
import { fixedClock } from '../core/clock.ts';
import { readRows, readTables } from '../core/backup/table-rows.ts';
import { openDatabaseAsIs, type Database } from '../core/database/database.ts';
import { loadDocument } from '../core/http/document.ts';
import { seededRandom } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { fillWithDemoData } from '../demo/demo.ts';
import { openPlatform } from '../platform.ts';

/** Settings that name where a platform keeps its state. */
export type PlaceSettings = Readonly<Record<string, string>>;

export const placeClock = fixedClock('2026-11-20T10:00:00.000Z');

/** Opens the platform of a place, and closes it after the work. */
export async function withPlatform<T>(settings: PlaceSettings, work: (services: Services) => Promise<T>): Promise<T> {
  const config = readConfig(settings);
  const random = seededRandom(config.dataDir);
  const publicUrl = () => 'http://grt.test';
  const platform = await openPlatform({ config, clock: placeClock, random, log: silentLog, publicUrl });
  try {
    return await work(createServices(platform));
  } finally {
    await platform.database.close();
  }
}

/** Fills an empty place with demo data: feeds with their files and items, visits, pages, mail. */
export async function fillPlace(settings: PlaceSettings): Promise<void> {
  const document = await loadDocument();
  await withPlatform(settings, async (services) => {
    await fillWithDemoData(services, document, () => undefined);
  });
}

/** Everything in a database: a hash per table that does not depend on the order of rows, and the last ids. */
export async function contentOf(settings: PlaceSettings): Promise<Record<string, string>> {
  const { dataDir, databaseUrl } = readConfig(settings);
  const database = await openDatabaseAsIs({ dataDir, databaseUrl, clock: placeClock });
  try {
    return await contentIn(database);
  } finally {
    await database.close();
  }
}

async function contentIn({ pool }: Database): Promise<Record<string, string>> {
  const client = await pool.connect();
  const content: Record<string, string> = {};
  try {
    await client.query('BEGIN');
    for (const table of await readTables(client)) {
      const lines: string[] = [];
      for await (const batch of readRows(client, table)) lines.push(...batch.lines.trimEnd().split('\n'));
      const hash = createHash('sha256').update(lines.sort().join('\n')).digest('hex');
      content[table.name] = `${String(lines.length)} rows ${hash}`;
    }
    const { rows } = await client.query<{ name: string; value: string }>(
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE last_value IS NOT NULL`,
    );
    for (const { name, value } of rows) content[name] = value;
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
  return content;
}
