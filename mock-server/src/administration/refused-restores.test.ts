import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { BackupError } from '../core/backup/backup-error.ts';
import { verifyBackup } from '../core/backup/read-backup.ts';
import { neededRoom } from '../core/backup/restore-room.ts';
import { backedUpPlace, runBackup } from '../testing/backup-places.ts';
import { contentOf, withPlatform, type PlaceSettings } from '../testing/places.ts';

vi.setConfig({ testTimeout: 120_000 }); // It restores whole databases.

let at: Awaited<ReturnType<typeof backedUpPlace>>;
beforeAll(async () => {
  at = await backedUpPlace('refused');
});
afterAll(() => at.close());

describe('a backup that is not whole', () => {
  let target: PlaceSettings;
  let before: typeof at.content;
  let bytes: Buffer;
  beforeAll(async () => {
    target = await at.place('embedded');
    await withPlatform(target, async () => undefined);
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
    await expect(runBackup(target, `restore ${join(at.folder, 'none.grt')}`)).rejects.toThrow('There is no file ');
  });

  it('leaves the database as it was', async () => {
    expect(await contentOf(target)).toEqual(before);
    expect(await runBackup(target, `verify ${at.backup}`)).toMatch(/demo\.grt is complete: [\d,]+ rows in/);
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
    const said = await runBackup(target, `restore ${at.backup}`, freeBytes(needed));
    expect(said).toMatch(/^Needs about \d+\.\d MB in .*, which has \d+\.\d MB free\.\nRestored /);
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
