import { existsSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { BackupError } from '../core/backup/backup-error.ts';
import { verifyBackup } from '../core/backup/read-backup.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { openDatabaseAsIs } from '../core/database/database.ts';
import { backedUpPlace, filesIn, placeKinds, runBackup, serverUrl } from '../testing/backup-places.ts';
import { contentOf, placeClock, withPlatform } from '../testing/places.ts';
import { runToEnd, startServer } from '../testing/processes.ts';

vi.setConfig({ testTimeout: 120_000 }); // It restores whole databases, and starts processes.

const person = { username: 'ada', email: 'ada@grt.example', firstName: 'Ada', lastName: 'B' };

let at: Awaited<ReturnType<typeof backedUpPlace>>;
beforeAll(async () => {
  at = await backedUpPlace('backups');
});
afterAll(() => at.close());

describe.each(placeKinds)('a backup, restored (%s)', (kind) => {
  it('brings back every row, id, and file, and is the same when it is backed up again', async () => {
    const target = await at.place(kind);
    expect(await runBackup(target, `restore ${at.backup}`)).toMatch(
      /^Needs about .+\nRestored [\d,]+ rows in \d+ tables and 6 files \(/,
    );
    expect(await contentOf(target)).toEqual(at.content);
    expect(await filesIn(target)).toEqual(await filesIn(at.filled));
    const inDatabase = { ...(await at.place(kind)), GRT_FILES: 'database' };
    await runBackup(inDatabase, `restore ${at.backup}`);
    expect(await contentOf(inDatabase)).toEqual(at.content);
    expect(await filesIn(inDatabase)).toEqual([]);
    const again = join(at.folder, `again-${kind}.grt`);
    await runBackup(inDatabase, `backup ${again}`);
    const names = async (path: string) =>
      (await verifyBackup(path)).entries.map(({ name, sizeBytes }) => [name, sizeBytes]);
    expect(await names(again)).toEqual(await names(at.backup));
  });

  it('does not replace anything without being told to, and goes on with new ids', async () => {
    const target = await at.place(kind);
    await withPlatform(target, ({ accounts }) => accounts.insert({ ...person, role: 'admin', passwordHash: 'none' }));
    const before = await contentOf(target);
    const refused = runBackup(target, `restore ${at.backup}`);
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow('is not empty: it has rows in accounts. Nothing was restored.');
    expect(await contentOf(target)).toEqual(before);
    await runBackup(target, `restore ${at.backup} --replace`);
    expect(await contentOf(target)).toEqual(at.content);
    await withPlatform(target, async ({ accounts }) => {
      const { id } = await accounts.insert({ ...person, role: 'admin', passwordHash: 'none' });
      expect(id).toBe(Number(at.content['accounts_id_seq']) + 1);
    });
  });

  it('changes nothing if it is interrupted, and can be repeated', async () => {
    const target = await at.place(kind);
    await withPlatform(target, async () => undefined);
    const before = await contentOf(target);
    const { dataDir, databaseUrl: url } = readConfig(target);
    const database = await openDatabaseAsIs({ dataDir, databaseUrl: url, clock: placeClock });
    const restore = async (): Promise<void> => {
      throw new Error('cut off');
    };
    await expect(
      restoreBackup(at.backup, {
        manifest: await verifyBackup(at.backup),
        database,
        filesIn: async () => ({ restore }),
        replace: false,
      }),
    ).rejects.toThrow('cut off');
    await database.close();
    expect(await contentOf(target)).toEqual(before);
    await runBackup(target, `restore ${at.backup}`);
    expect(await contentOf(target)).toEqual(at.content);
  });

  it('is moved to the other kind of database, with the old one left as it was', async () => {
    const target = await at.place(kind === 'embedded' && serverUrl !== '' ? 'postgres' : 'embedded');
    const source = await at.place(kind);
    await runBackup(source, `restore ${at.backup}`);
    const to = target['DATABASE_URL'] ?? target['GRT_DATA_DIR'] ?? '';
    const said = await runBackup(source, `move --to ${to}`);
    expect(said).toContain('To start on the new one, set ');
    const files = 'DATABASE_URL' in target ? 'database' : 'folder';
    expect(said).toContain(`GRT_FILES=${files}`);
    expect(await contentOf({ ...target, GRT_FILES: files })).toEqual(at.content);
    expect(await contentOf(source)).toEqual(at.content);
    await expect(runBackup(source, `move --to ${to}`)).rejects.toThrow('is not empty');
  });
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
    const target = await at.place('embedded');
    await runBackup(target, `restore ${at.backup}`);
    const [lost = ''] = await filesIn(target);
    await rm(join(target['GRT_DATA_DIR'] ?? '', 'files', lost.slice(0, 2), lost));
    const said = await runBackup(target, `backup ${join(at.folder, 'lost.grt')}`);
    expect(said).toContain('and 5 files (');
    expect(said).toContain('; 1 file that rows refer to were not there.');
  });
});

describe.each(placeKinds)('a running server (%s)', { timeout: 170_000 }, (kind) => {
  it('goes on while its backup is made, which has one moment of it', async () => {
    const settings = await at.place(kind);
    await runBackup(settings, `restore ${at.backup}`);
    const environment = { ...settings, GRT_RATE_LIMITS: 'off', GRT_TRAFFIC: 'off' };
    const server = await startServer(environment);
    const file = join(at.folder, `running-${kind}.grt`);
    const sending = new AbortController();
    const statuses = signInsUntil(sending.signal, server.baseUrl);
    const made = await runToEnd('admin', { words: ['backup', file], environment });
    sending.abort();
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(new Set(await statuses)).toEqual(new Set([401]));
    const restored = await runToEnd('admin', { words: ['restore', file, '--replace'], environment });
    expect(restored.code).toBe(1);
    expect(restored.err).toMatch(/is in use by process|A server uses this database/);
    await server.stop();
    const snapshots = join(settings['GRT_DATA_DIR'] ?? '', 'snapshots');
    expect(existsSync(snapshots) ? (await readdir(snapshots)).filter((name) => name !== 'ask') : []).toEqual([]);
    const target = await at.place(kind);
    await runBackup(target, `restore ${file}`);
    expect((await contentOf(target))['items']).toEqual(at.content['items']);
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
