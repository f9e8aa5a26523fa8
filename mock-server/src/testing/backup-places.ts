import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readArguments } from '../administration/arguments.ts';
import { runBackupCommand } from '../administration/backups.ts';
import { readConfig } from '../config.ts';
import { seededRandom } from '../core/ids.ts';
import { contentOf, fillPlace, placeClock, placeDatabase, type PlaceSettings } from './places.ts';
import { isFull } from './sampled.ts';
import { administer, databaseUrl, templateName } from './test-database.ts';

/** URL of PostgreSQL; empty if there is none. */
export const serverUrl = inject('postgresUrl') ?? '';
type PlaceKind = 'embedded' | 'postgres';
export const placeKinds: readonly PlaceKind[] = serverUrl === '' ? ['embedded'] : ['embedded', 'postgres'];
/** For what is the same on both: PostgreSQL needs a tenth of the processor time. */
export const quickKind = placeKinds.at(-1) ?? 'embedded';

/** Runs a command about backups in this process. @returns what it says. */
export async function runBackup(
  settings: PlaceSettings,
  words: string,
  options: Pick<Parameters<typeof runBackupCommand>[1], 'freeBytes'> = {},
): Promise<string> {
  const said: string[] = [];
  const command = readArguments(words.split(' '));
  if (command.kind !== 'backup' && command.kind !== 'verify' && command.kind !== 'restore' && command.kind !== 'move')
    throw new Error(`${words} is not about backups`);
  const config = readConfig(settings);
  const random = seededRandom(words);
  const say = (text: string) => said.push(text);
  await runBackupCommand(command, { config, clock: placeClock, random, say, ...options });
  return said.join('\n');
}

/** The names of the files in a place's folder, in order. */
export const filesIn = async ({ GRT_DATA_DIR = '' }: PlaceSettings): Promise<readonly string[]> =>
  (await readdir(join(GRT_DATA_DIR, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** A place with rows and files, its backup, and as many other places as a test needs.
 * @param name - of letters: databases on PostgreSQL are named after it */
export async function backedUpPlace(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'grt-backups-'));
  const databases: string[] = [];
  let count = 0;

  /** An empty place: with nothing in it, or with a database whose tables are empty. */
  async function place(kind: PlaceKind, hasTables = false): Promise<PlaceSettings> {
    count += 1;
    const dataDir = join(folder, `place-${String(count)}`);
    if (kind === 'embedded') {
      if (hasTables) await placeDatabase(dataDir);
      return { GRT_DATA_DIR: dataDir };
    }
    const database = `${name}_${String(count)}`;
    databases.push(database);
    await administer(serverUrl, `CREATE DATABASE ${database}${hasTables ? ` TEMPLATE ${templateName}` : ''}`);
    return { GRT_DATA_DIR: dataDir, DATABASE_URL: databaseUrl(serverUrl, database) };
  }

  /** A place that the backup was restored to, and what was said: a copy of the first one where restoring takes seconds. In
   * `npm test`, the first one is moved there from PostgreSQL, which restores the same backup. */
  async function restored(kind: PlaceKind): Promise<{ settings: PlaceSettings; said: string }> {
    const settings = await place(kind);
    if (kind === 'postgres') return { settings, said: await runBackup(settings, `restore ${backup}`) };
    embedded ??= restoreEmbedded();
    const { dataDir, said } = await embedded;
    await cp(dataDir, settings['GRT_DATA_DIR'] ?? '', { recursive: true });
    return { settings, said };
  }

  let embedded: ReturnType<typeof restoreEmbedded> | undefined;
  async function restoreEmbedded() {
    const settings = await place('embedded');
    const dataDir = settings['GRT_DATA_DIR'] ?? '';
    const isMoved = quickKind !== 'embedded' && !isFull;
    const said = isMoved
      ? await runBackup(filled, `move --to ${dataDir}`)
      : await runBackup(settings, `restore ${backup}`);
    return { dataDir, said };
  }

  const filled = { ...(await place(quickKind)), GRT_FILES: 'folder' };
  await fillPlace(filled);
  const backup = join(folder, 'whole.grt');
  const content = await contentOf(filled);
  await runBackup(filled, `backup ${backup}`);
  return {
    folder,
    place,
    restored,
    filled,
    backup,
    content,
    async close(): Promise<void> {
      await rm(folder, { recursive: true, force: true });
      for (const database of databases) await administer(serverUrl, `DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}
