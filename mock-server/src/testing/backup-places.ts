import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readArguments } from '../administration/arguments.ts';
import { runBackupCommand } from '../administration/backups.ts';
import { readConfig } from '../config.ts';
import { seededRandom } from '../core/ids.ts';
import { contentOf, fillPlace, placeClock, type PlaceSettings } from './places.ts';
import { administer, databaseUrl } from './test-database.ts';

/** URL of PostgreSQL; empty if there is none. */
export const serverUrl = inject('postgresUrl') ?? '';
export const placeKinds = serverUrl === '' ? (['embedded'] as const) : (['embedded', 'postgres'] as const);

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

/** A place with demo data, its backup, and as many empty places as a test needs.
 * @param name - of letters: databases on PostgreSQL are named after it */
export async function backedUpPlace(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'grt-backups-'));
  const databases: string[] = [];
  let count = 0;

  /** An empty place. */
  async function place(kind: (typeof placeKinds)[number]): Promise<PlaceSettings> {
    count += 1;
    const settings = { GRT_DATA_DIR: join(folder, `place-${String(count)}`) };
    if (kind === 'embedded') return settings;
    const database = `${name}_${String(count)}`;
    databases.push(database);
    await administer(serverUrl, `CREATE DATABASE ${database}`);
    return { ...settings, DATABASE_URL: databaseUrl(serverUrl, database) };
  }

  // On PostgreSQL if there is one, which needs a tenth of the processor time for it.
  const filled = { ...(await place(placeKinds.at(-1) ?? 'embedded')), GRT_FILES: 'folder' };
  await fillPlace(filled);
  const backup = join(folder, 'demo.grt');
  const content = await contentOf(filled);
  await runBackup(filled, `backup ${backup}`);
  return {
    folder,
    place,
    filled,
    backup,
    content,
    async close(): Promise<void> {
      await rm(folder, { recursive: true, force: true });
      for (const database of databases) await administer(serverUrl, `DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}
