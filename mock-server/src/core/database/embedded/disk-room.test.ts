import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtModule, startsQuickly } from '../../../testing/built-server.ts';
import { placeDatabase } from '../../../testing/places.ts';
import { canMountDisks, onSmallDisk } from '../../../testing/small-disk.ts';
import { isNoRoom } from '../../no-room.ts';
import { startEngine } from './engine.ts';
import { poolOptions } from './wire-stream.ts';

vi.setConfig({ testTimeout: 120_000 }); // It opens databases in folders.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grt-room-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an embedded database on a full disk', () => {
  it.skipIf(!canMountDisks())(
    'fails a statement that does not fit, keeps the rest, and goes on with room',
    async () => {
      await placeDatabase(folder);
      const command = [process.execPath, ...startsQuickly, builtModule('testing/full-disk-writer'), folder];
      const [program, ...parameters] = onSmallDisk(folder, 128, command);
      const { stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
      const steps = ['done', 'done', '53100', '1000', '53100', 'done', '1001'];
      expect([stderr, stdout.trim().split('\n')]).toEqual(['', steps]);
    },
  );

  it('only reads while less room is left than it needs, on every connection, and says so once', async () => {
    const directory = join(folder, 'database');
    const seen: boolean[] = [];
    await placeDatabase(folder);
    const files = { directory, durable: true, leastFreeBytes: Number.MAX_SAFE_INTEGER };
    const engine = await startEngine(files, (isFull) => {
      seen.push(isFull);
    });
    const pool = new Pool(poolOptions(engine));
    const refusal = await pool.query('CREATE TABLE t (n int)').catch((error: unknown) => error);
    expect(isNoRoom(refusal)).toBe(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    (await pool.connect()).release(true);
    await expect(pool.query('CREATE TABLE t (n int)')).rejects.toMatchObject({ code: '53100' });
    expect([seen, existsSync(`${directory}.reserve`)]).toEqual([[true], false]);
    await pool.end();
    await engine.close();
  });
});
