import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import { BackupError } from '../core/backup/backup-error.ts';
import { verifyBackup } from '../core/backup/read-backup.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { neededRoom } from '../core/backup/restore-room.ts';
import { openDatabaseAsIs } from '../core/database/database.ts';
import { seededRandom } from '../core/ids.ts';
import { contentOf, fillPlace, placeClock, withPlatform, type PlaceSettings } from '../testing/places.ts';
import { runToEnd, startServer } from '../testing/processes.ts';
import { administer, databaseUrl } from '../testing/test-database.ts';
import { readArguments } from './arguments.ts';
import { runBackupCommand } from './backups.ts';

const serverUrl = inject('postgresUrl') ?? '';
const kinds = serverUrl === '' ? (['embedded'] as const) : (['embedded', 'postgres'] as const);

let folder: string;
let count = 0;
const databases: string[] = [];

/** An empty place. */
async function place(kind: (typeof kinds)[number]): Promise<PlaceSettings> {
  count += 1;
  const settings = { GRT_DATA_DIR: join(folder, `place-${String(count)}`) };
  if (kind === 'embedded') return settings;
  const name = `backups_${String(count)}`;
  databases.push(name);
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  return { ...settings, DATABASE_URL: databaseUrl(serverUrl, name) };
}

/** Runs a command in this process. @returns what it says. */
async function run(
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

const filesOf = async ({ GRT_DATA_DIR = '' }: PlaceSettings) =>
  (await readdir(join(GRT_DATA_DIR, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const person = { username: 'ada', email: 'ada@grt.example', firstName: 'Ada', lastName: 'B' };

let filled: PlaceSettings;
let backup: string;
let content: Awaited<ReturnType<typeof contentOf>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grt-backups-'));
  filled = await place('embedded');
  await fillPlace(filled);
  backup = join(folder, 'demo.grt');
  content = await contentOf(filled);
  await run(filled, `backup ${backup}`);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const name of databases) await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
});

describe.each(kinds)('a backup, restored (%s)', (kind) => {
  it('brings back every row, id, and file, and is the same when it is backed up again', async () => {
    const target = await place(kind);
    expect(await run(target, `restore ${backup}`)).toMatch(
      /^Needs about .+\nRestored [\d,]+ rows in \d+ tables and 6 files \(/,
    );
    expect(await contentOf(target)).toEqual(content);
    expect(await filesOf(target)).toEqual(await filesOf(filled));
    const inDatabase = { ...(await place(kind)), GRT_FILES: 'database' };
    await run(inDatabase, `restore ${backup}`);
    expect(await contentOf(inDatabase)).toEqual(content);
    expect(await filesOf(inDatabase)).toEqual([]);
    const again = join(folder, `again-${kind}.grt`);
    await run(inDatabase, `backup ${again}`);
    const names = async (path: string) =>
      (await verifyBackup(path)).entries.map(({ name, sizeBytes }) => [name, sizeBytes]);
    expect(await names(again)).toEqual(await names(backup));
  });

  it('does not replace anything without being told to, and goes on with new ids', async () => {
    const target = await place(kind);
    await withPlatform(target, ({ accounts }) => accounts.insert({ ...person, role: 'admin', passwordHash: 'none' }));
    const before = await contentOf(target);
    const refused = run(target, `restore ${backup}`);
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow('is not empty: it has rows in accounts. Nothing was restored.');
    expect(await contentOf(target)).toEqual(before);
    await run(target, `restore ${backup} --replace`);
    expect(await contentOf(target)).toEqual(content);
    await withPlatform(target, async ({ accounts }) => {
      const { id } = await accounts.insert({ ...person, role: 'admin', passwordHash: 'none' });
      expect(id).toBe(Number(content['accounts_id_seq']) + 1);
    });
  });

  it('changes nothing if it is interrupted, and can be repeated', async () => {
    const target = await place(kind);
    await withPlatform(target, async () => undefined);
    const before = await contentOf(target);
    const { dataDir, databaseUrl: url } = readConfig(target);
    const database = await openDatabaseAsIs({ dataDir, databaseUrl: url, clock: placeClock });
    const restore = async (): Promise<void> => {
      throw new Error('cut off');
    };
    await expect(
      restoreBackup(backup, {
        manifest: await verifyBackup(backup),
        database,
        filesIn: async () => ({ restore }),
        replace: false,
      }),
    ).rejects.toThrow('cut off');
    await database.close();
    expect(await contentOf(target)).toEqual(before);
    await run(target, `restore ${backup}`);
    expect(await contentOf(target)).toEqual(content);
  });

  it('is moved to the other kind of database, with the old one left as it was', async () => {
    const target = await place(kind === 'embedded' && serverUrl !== '' ? 'postgres' : 'embedded');
    const source = await place(kind);
    await run(source, `restore ${backup}`);
    const to = target['DATABASE_URL'] ?? target['GRT_DATA_DIR'] ?? '';
    const said = await run(source, `move --to ${to}`);
    expect(said).toContain('To start on the new one, set ');
    const files = 'DATABASE_URL' in target ? 'database' : 'folder';
    expect(said).toContain(`GRT_FILES=${files}`);
    expect(await contentOf({ ...target, GRT_FILES: files })).toEqual(content);
    expect(await contentOf(source)).toEqual(content);
    await expect(run(source, `move --to ${to}`)).rejects.toThrow('is not empty');
  });
});

describe('a backup that is not whole', () => {
  let target: PlaceSettings;
  let before: typeof content;
  let bytes: Buffer;
  beforeAll(async () => {
    target = await place('embedded');
    await withPlatform(target, async () => undefined);
    before = await contentOf(target);
    bytes = await readFile(backup);
  });

  const refusalOf = async (name: string, altered: Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, altered);
    const error: unknown = await run(target, `restore ${path}`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackupError);
    return error instanceof Error ? error.message.replace(path, 'FILE') : '';
  };

  it('is refused wherever it was cut off', async () => {
    for (const part of [0, 0.001, 0.3, 0.9, 0.9999]) {
      const message = await refusalOf('cut.grt', bytes.subarray(0, Math.floor(bytes.length * part)));
      expect(message).toMatch(
        /^FILE is not a complete backup: it (ends early|cannot be unpacked)\. Nothing was restored/,
      );
    }
    const tar = gunzipSync(bytes);
    for (const blocks of [1, 40, Math.floor(tar.length / 512) - 4]) {
      const message = await refusalOf('short.grt', gzipSync(tar.subarray(0, blocks * 512)));
      expect(message).toContain('it ends early');
    }
  });

  it('is refused when a bit of it is wrong, and the part is named', async () => {
    for (const part of [0.1, 0.5, 0.95]) {
      const altered = Buffer.from(bytes);
      const position = Math.floor(altered.length * part);
      altered.writeUInt8(altered.readUInt8(position) ^ 4, position);
      expect(await refusalOf('bit.grt', altered)).toMatch(/^FILE is not a complete backup: /);
    }
    const tar = gunzipSync(bytes);
    const inside = tar.indexOf('Daily clips');
    tar.write('Weekly', inside);
    expect(await refusalOf('text.grt', gzipSync(tar))).toMatch(/: tables\/\w+\/000001\.ndjson was altered\. Nothing/);
    const manifest = gunzipSync(bytes);
    manifest.write('9', manifest.lastIndexOf('"rows": ') + 8);
    expect(await refusalOf('manifest.grt', gzipSync(manifest))).toContain(': manifest.json was altered.');
  });

  it('is refused when it is something else', async () => {
    expect(await refusalOf('text.txt', Buffer.from('not a backup'))).toContain('it cannot be unpacked');
    expect(await refusalOf('empty.gz', gzipSync(Buffer.alloc(1024)))).toContain('it has no manifest');
    await expect(run(target, `restore ${join(folder, 'none.grt')}`)).rejects.toThrow('There is no file ');
  });

  it('leaves the database as it was', async () => {
    expect(await contentOf(target)).toEqual(before);
    expect(await run(target, `verify ${backup}`)).toMatch(/demo\.grt is complete: [\d,]+ rows in/);
  });
});

describe('the room for a restore', () => {
  const roomOf = async (settings: PlaceSettings) => neededRoom(await verifyBackup(backup), readConfig(settings));

  it('is looked for before anything is touched, and both sizes are said', async () => {
    const target = await place('embedded');
    const { inDataDir: needed } = await roomOf(target);
    const freeBytes = (bytes: number) => ({ freeBytes: () => Promise.resolve(bytes) });
    const refused = run(target, `restore ${backup}`, freeBytes(needed - 1));
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow(
      /^Restoring needs about \d+\.\d MB in .*place-\d+, which has \d+\.\d MB free\. Nothing was restored\. Make room/,
    );
    expect(existsSync(target['GRT_DATA_DIR'] ?? '')).toBe(false);
    const said = await run(target, `restore ${backup}`, freeBytes(needed));
    expect(said).toMatch(/^Needs about \d+\.\d MB in .*, which has \d+\.\d MB free\.\nRestored /);
  });

  it('is for files alone where the rows go to PostgreSQL, and for rows and files twice in the database', async () => {
    const { entries, files } = await verifyBackup(backup);
    const rows = entries
      .filter(({ name }) => name.startsWith('tables/'))
      .reduce((sum, part) => sum + part.sizeBytes, 0);
    const settings = { DATABASE_URL: 'postgres://db.example/grt' };
    expect(await roomOf(settings)).toEqual({ inDataDir: files.sizeBytes, inPostgres: 2 * rows });
    const shared = await roomOf({ ...settings, GRT_FILES: 'database' });
    expect(shared).toEqual({ inDataDir: 0, inPostgres: 2 * (rows + files.sizeBytes) });
  });
});

describe('making a backup', () => {
  it('does not overwrite a file, and leaves none behind if it fails', async () => {
    const taken = join(folder, 'taken.grt');
    await copyFile(backup, taken);
    await expect(run(filled, `backup ${taken}`)).rejects.toThrow('taken.grt exists. Choose another name');
    const nowhere = join(folder, 'nowhere.grt');
    await expect(run(await place('embedded'), `backup ${nowhere}`)).rejects.toThrow('There is no database in ');
    await expect(run(filled, `backup ${join(folder, 'missing', 'a.grt')}`)).rejects.toThrow('There is no folder ');
    expect((await readdir(folder)).filter((name) => /nowhere|unfinished/.test(name))).toEqual([]);
  });

  it('says which files that rows refer to are gone', async () => {
    const target = await place('embedded');
    await run(target, `restore ${backup}`);
    const [lost = ''] = await filesOf(target);
    await rm(join(target['GRT_DATA_DIR'] ?? '', 'files', lost.slice(0, 2), lost));
    const said = await run(target, `backup ${join(folder, 'lost.grt')}`);
    expect(said).toContain('and 5 files (');
    expect(said).toContain('; 1 file that rows refer to were not there.');
  });
});

describe.each(kinds)('a running server (%s)', { timeout: 170_000 }, (kind) => {
  it('goes on while its backup is made, which has one moment of it', async () => {
    const settings = await place(kind);
    await run(settings, `restore ${backup}`);
    const environment = { ...settings, GRT_RATE_LIMITS: 'off', GRT_TRAFFIC: 'off' };
    const server = await startServer(environment);
    const file = join(folder, `running-${kind}.grt`);
    const sending = new AbortController();
    const statuses = signInsUntil(sending.signal, server.baseUrl);
    const made = await runToEnd('admin.ts', { words: ['backup', file], environment });
    sending.abort();
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(new Set(await statuses)).toEqual(new Set([401]));
    const restored = await runToEnd('admin.ts', { words: ['restore', file, '--replace'], environment });
    expect(restored.code).toBe(1);
    expect(restored.err).toMatch(/is in use by process|A server uses this database/);
    await server.stop();
    const snapshots = join(settings['GRT_DATA_DIR'] ?? '', 'snapshots');
    expect(existsSync(snapshots) ? (await readdir(snapshots)).filter((name) => name !== 'ask') : []).toEqual([]);
    const target = await place(kind);
    await run(target, `restore ${file}`);
    expect((await contentOf(target))['items']).toEqual(content['items']);
  });
});

/** Signs in with wrong passwords, one after another, each of which writes to the database. @returns the statuses. */
async function signInsUntil(signal: AbortSignal, baseUrl: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (!signal.aborted) {
    const { status } = await fetch(`${baseUrl}/auth/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'nobody', password: `wrong ${String(statuses.length)}` }),
    });
    statuses.push(status);
  }
  return statuses;
}
