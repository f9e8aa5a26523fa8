import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { BackupError } from '../core/backup/backup-error.ts';
import { verifyBackup } from '../core/backup/read-backup.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { neededRoom, requireRoom } from '../core/backup/restore-room.ts';
import { backedUpPlace, filesIn, placeKinds, quickKind, runBackup, serverUrl } from '../testing/backup-places.ts';
import { estimatedRows } from '../testing/estimated-rows.ts';
import { contentIn, contentOf, withPlatform, type PlaceSettings } from '../testing/places.ts';
import { runToEnd, startServer } from '../testing/processes.ts';
import { isFull } from '../testing/sampled.ts';

vi.setConfig({ testTimeout: 120_000 }); // It restores whole databases, and starts processes.

const person = { username: 'ada', email: 'ada@grt.example', firstName: 'Ada', lastName: 'B' };

let at: Awaited<ReturnType<typeof backedUpPlace>>;
beforeAll(async () => {
  at = await backedUpPlace('backups');
});
afterAll(() => at.close());

describe.each(placeKinds)('a backup, restored (%s)', (kind) => {
  it('brings back every row, id, and file, and is the same when it is backed up again', async () => {
    const { settings: target, said } = await at.restored(kind);
    expect(said).toMatch(/^Needs about .+\n(?:Restored|Moved) [\d,]+ rows in \d+ tables and 6 files \(/);
    await withPlatform(target, async (services) => {
      expect(await contentIn(services)).toEqual(at.content);
      if (kind === 'embedded') expect(await estimatedRows(services.database, 'items')).toBe(itemsIn(at.content));
    });
    expect(await filesIn(target)).toEqual(await filesIn(at.filled));
    if (said.includes('Moved')) expect(said).toMatch(/To start on the new one, set GRT_DATA_DIR=.+ GRT_FILES=folder/);
    expect(await contentOf(at.filled)).toEqual(at.content);
    // The embedded one is backed up again below, while it runs: each start takes seconds of processor time.
    if (kind !== quickKind && !isFull) return;
    const again = join(at.folder, `again-${kind}.grt`);
    await runBackup(target, `backup ${again}`);
    expect(await namesIn(again)).toEqual(await namesIn(at.backup));
  });

  // Where files are kept has nothing to do with the kind of database.
  it.runIf(kind === quickKind)('brings back every file into the database, and from there', async () => {
    const inDatabase = { ...(await at.place(kind, true)), GRT_FILES: 'database' };
    await runBackup(inDatabase, `restore ${at.backup}`);
    expect(await contentOf(inDatabase)).toEqual(at.content);
    expect(await filesIn(inDatabase)).toEqual([]);
    const again = join(at.folder, 'again-in-database.grt');
    await runBackup(inDatabase, `backup ${again}`);
    expect(await namesIn(again)).toEqual(await namesIn(at.backup));
  });

  // Transactions are the same on both, and a restore into the embedded one takes seconds of processor time.
  it.runIf(kind === quickKind || isFull)(
    'replaces nothing without being told to, changes nothing if it is interrupted, and goes on with new ids',
    async () => {
      const target = await at.place(kind, true);
      const ada = { ...person, role: 'admin', passwordHash: 'none' } as const;
      const restore = async (): Promise<void> => {
        throw new Error('cut off');
      };
      const manifest = await verifyBackup(at.backup);
      await withPlatform(target, async (services) => {
        await services.accounts.insert(ada);
        const before = await contentIn(services);
        const parts = { ...services, manifest, filesIn: async () => ({ restore }), replace: true };
        await expect(restoreBackup(at.backup, parts)).rejects.toThrow('cut off');
        expect(await contentIn(services)).toEqual(before);
      });
      const refused = runBackup(target, `restore ${at.backup}`);
      await expect(refused).rejects.toThrow(BackupError);
      await expect(refused).rejects.toThrow('is not empty: it has rows in accounts. Nothing was restored.');
      await runBackup(target, `restore ${at.backup} --replace`);
      await withPlatform(target, async (services) => {
        expect(await contentIn(services)).toEqual(at.content);
        const { id } = await services.accounts.insert(ada);
        expect(id).toBe(Number(at.content['accounts_id_seq']) + 1);
      });
    },
  );

  // PostgreSQL is moved to the embedded one above.
  it.runIf(isFull || quickKind === 'embedded' || kind === 'embedded')(
    'is moved to the other kind of database, with the old one left as it was',
    async () => {
      const target = await at.place(kind === 'embedded' && serverUrl !== '' ? 'postgres' : 'embedded');
      const { settings: source } = await at.restored(kind);
      const to = target['DATABASE_URL'] ?? target['GRT_DATA_DIR'] ?? '';
      const said = await runBackup(source, `move --to ${to}`);
      expect(said).toContain('To start on the new one, set ');
      const files = 'DATABASE_URL' in target ? 'database' : 'folder';
      expect(said).toContain(`GRT_FILES=${files}`);
      expect(await contentOf({ ...target, GRT_FILES: files })).toEqual(at.content);
      if (isFull) expect(await contentOf(source)).toEqual(at.content);
      await expect(runBackup(at.filled, `move --to ${to}`)).rejects.toThrow('is not empty');
    },
  );
});

describe('making a backup', () => {
  it('does not overwrite a file, and leaves none behind if it fails', async () => {
    const taken = join(at.folder, 'taken.grt');
    await copyFile(at.backup, taken);
    await expect(runBackup(at.filled, `backup ${taken}`)).rejects.toThrow('taken.grt exists. Choose another name');
    const nowhere = join(at.folder, 'nowhere.grt');
    await expect(runBackup(await at.place('embedded'), `backup ${nowhere}`)).rejects.toThrow(
      'There is no database in ',
    );
    await expect(runBackup(at.filled, `backup ${join(at.folder, 'missing', 'a.grt')}`)).rejects.toThrow(
      'There is no folder ',
    );
    expect((await readdir(at.folder)).filter((name) => /nowhere|unfinished/.test(name))).toEqual([]);
  });

  it('says which files that rows refer to are gone', async () => {
    const { settings: target } = await at.restored(quickKind);
    const [lost = ''] = await filesIn(target);
    await rm(join(target['GRT_DATA_DIR'] ?? '', 'files', lost.slice(0, 2), lost));
    const said = await runBackup(target, `backup ${join(at.folder, 'lost.grt')}`);
    expect(said).toContain('and 5 files (');
    expect(said).toContain('; 1 file that rows refer to were not there.');
  });
});

describe('a backup that is not whole', () => {
  let target: PlaceSettings;
  let before: typeof at.content;
  let bytes: Buffer;
  beforeAll(async () => {
    target = await at.place(quickKind, true);
    before = await contentOf(target);
    bytes = await readFile(at.backup);
  });

  const refusalOf = async (name: string, altered: Uint8Array) => {
    const path = join(at.folder, name);
    await writeFile(path, altered);
    const error: unknown = await runBackup(target, `restore ${path}`).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackupError);
    return error instanceof Error ? error.message.replace(path, 'FILE') : '';
  };

  it('is refused wherever it was cut off', async () => {
    const { length } = bytes;
    for (const end of [0, length / 1000, length / 3, length * 0.9, length - 100]) {
      const message = await refusalOf('cut.grt', bytes.subarray(0, Math.floor(end)));
      expect(message).toMatch(
        /^FILE is not a complete backup: it (ends early|cannot be unpacked)\. Nothing was restored/,
      );
    }
    const tar = gunzipSync(bytes);
    for (const blocks of [1, 40, Math.floor(tar.length / 512) - 4]) {
      const message = await refusalOf('short.grt', gzipSync(tar.subarray(0, blocks * 512)));
      expect(message).toContain('it ends early');
    }
    expect(await contentOf(target)).toEqual(before);
  });

  it('is refused when a bit of it is wrong, and the part is named', async () => {
    for (const part of [0.1, 0.5, 0.95]) {
      const altered = Buffer.from(bytes);
      const position = Math.floor(altered.length * part);
      altered.writeUInt8(altered.readUInt8(position) ^ 4, position);
      expect(await refusalOf('bit.grt', altered)).toMatch(/^FILE is not a complete backup: /);
    }
    const tar = gunzipSync(bytes);
    const inside = tar.indexOf('Company 1');
    tar.write('Kompany', inside);
    expect(await refusalOf('text.grt', gzipSync(tar))).toMatch(/: tables\/\w+\/000001\.ndjson was altered\. Nothing/);
    const manifest = gunzipSync(bytes);
    manifest.write('9', manifest.lastIndexOf('"rows": ') + 8);
    expect(await refusalOf('manifest.grt', gzipSync(manifest))).toContain(': manifest.json was altered.');
    expect(await contentOf(target)).toEqual(before);
  });

  it('is refused when it is something else', async () => {
    expect(await refusalOf('text.txt', Buffer.from('not a backup'))).toContain('it cannot be unpacked');
    expect(await refusalOf('empty.gz', gzipSync(Buffer.alloc(1024)))).toContain('it has no manifest');
    await expect(runBackup(target, `restore ${join(at.folder, 'none.grt')}`)).rejects.toThrow('There is no file ');
    expect(await contentOf(target)).toEqual(before);
  });

  it('is told from one that is', async () => {
    expect(await runBackup(target, `verify ${at.backup}`)).toMatch(/whole\.grt is complete: [\d,]+ rows in/);
  });
});

describe('the room for a restore', () => {
  const roomOf = async (settings: PlaceSettings) => neededRoom(await verifyBackup(at.backup), readConfig(settings));

  it('is looked for before anything is touched, and both sizes are said', async () => {
    const target = await at.place('embedded');
    const { inDataDir: needed } = await roomOf(target);
    const freeBytes = (bytes: number) => ({ freeBytes: () => Promise.resolve(bytes) });
    const refused = runBackup(target, `restore ${at.backup}`, freeBytes(needed - 1));
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow(
      /^Restoring needs about \d+\.\d MB in .*place-\d+, which has \d+\.\d MB free\. Nothing was restored\. Make room/,
    );
    expect(existsSync(target['GRT_DATA_DIR'] ?? '')).toBe(false);
    const said = await requireRoom(await verifyBackup(at.backup), readConfig(target), async () => needed);
    expect(said).toMatch(/^Needs about \d+\.\d MB in .*, which has \d+\.\d MB free\.$/);
  });

  it('is for files alone where the rows go to PostgreSQL, and for rows and files twice in the database', async () => {
    const { entries, files } = await verifyBackup(at.backup);
    const rows = entries
      .filter(({ name }) => name.startsWith('tables/'))
      .reduce((sum, part) => sum + part.sizeBytes, 0);
    const settings = { DATABASE_URL: 'postgres://db.example/grt' };
    expect(await roomOf(settings)).toEqual({ inDataDir: files.sizeBytes, inPostgres: 2 * rows });
    const shared = await roomOf({ ...settings, GRT_FILES: 'database' });
    expect(shared).toEqual({ inDataDir: 0, inPostgres: 2 * (rows + files.sizeBytes) });
  });
});

describe.each(placeKinds)('a running server (%s)', { timeout: 170_000 }, (kind) => {
  it('goes on while its backup is made, which has one moment of it', async () => {
    const { settings } = await at.restored(kind);
    const file = join(at.folder, `running-${kind}.grt`);
    await (kind === 'embedded' ? inProcess : here)(settings, async (write) => {
      const sending = new AbortController();
      const writing = writeUntil(sending.signal, write);
      const made = await runBackup(settings, `backup ${file}`);
      sending.abort();
      expect(made).toContain('Wrote ');
      expect(new Set(await writing)).toEqual(new Set(['written']));
      const refused = runBackup(settings, `restore ${file} --replace`);
      await expect(refused).rejects.toThrow(BackupError);
      await expect(refused).rejects.toThrow(/is in use by process|A server uses this database/);
      if (kind !== 'embedded') return;
      const restored = await runToEnd('admin', { words: ['restore', file, '--replace'], environment: settings });
      expect(restored.code).toBe(1);
      expect(restored.err).toMatch(/^The .+ is in use by process .+\n$/);
    });
    const snapshots = join(settings['GRT_DATA_DIR'] ?? '', 'snapshots');
    expect(existsSync(snapshots) ? (await readdir(snapshots)).filter((name) => name !== 'ask') : []).toEqual([]);
    const target = await at.place(quickKind);
    await runBackup(target, `restore ${file}`);
    expect((await contentOf(target))['items']).toEqual(at.content['items']);
  });
});

/** Writes something, and says that it is written. */
type Write = (count: number) => Promise<string>;

/** Serves a place by a process of its own, as the embedded database needs it. Each wrong password is written. */
async function inProcess(settings: PlaceSettings, work: (write: Write) => Promise<void>): Promise<void> {
  const server = await startServer({ ...settings, GRT_RATE_LIMITS: 'off', GRT_TRAFFIC: 'off' });
  await work(async (count) => {
    const { status } = await fetch(`${server.baseUrl}/auth/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'nobody', password: `wrong ${String(count)}` }),
    });
    return status === 401 ? 'written' : `refused with ${String(status)}`;
  });
  await server.stop();
}

/** Serves a place on connections of this process. */
async function here(settings: PlaceSettings, work: (write: Write) => Promise<void>): Promise<void> {
  await withPlatform(settings, ({ accounts }) =>
    work(async (count) => {
      const name = `served-${String(count)}`;
      const email = `${name}@grt.example`;
      await accounts.insert({ ...person, username: name, email, role: 'admin', passwordHash: 'none' });
      return 'written';
    }),
  );
}

const itemsIn = (content: typeof at.content): number => Number.parseInt(content['items'] ?? '', 10);

/** The parts of a backup, and their sizes. */
async function namesIn(backup: string): Promise<readonly (readonly [string, number])[]> {
  return (await verifyBackup(backup)).entries.map(({ name, sizeBytes }) => [name, sizeBytes]);
}

/** Writes one after another. @returns what became of each: no more than a backup takes. */
async function writeUntil(signal: AbortSignal, write: Write): Promise<readonly string[]> {
  const written: string[] = [];
  while (!signal.aborted && written.length < 30) written.push(await write(written.length));
  return written;
}
