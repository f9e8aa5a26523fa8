import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canMountDisks, onSmallDisk } from '../../../testing/small-disk.ts';
import { isNoRoom } from '../../no-room.ts';
import { startEngine } from './engine.ts';
import { prepareTemplate } from './template.ts';
import { poolOptions } from './wire-stream.ts';

vi.setConfig({ testTimeout: 120_000 }); // It opens databases in folders.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grt-room-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an embedded database on a full disk', () => {
  it.skipIf(!canMountDisks())('fails a statement that does not fit, keeps the rest, and goes on with room', () => {
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const writer = fileURLToPath(new URL('../../../testing/full-disk-writer.ts', import.meta.url));
    const command = [process.execPath, '--import', loader, writer, folder];
    const [program, ...parameters] = onSmallDisk(folder, 128, command);
    const { stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
    const steps = ['done', 'done', '53100', '1000', '53100', 'done', '1001'];
    expect([stderr, stdout.trim().split('\n')]).toEqual(['', steps]);
  });

  it('only reads while less room is left than it needs, on every connection, and says so once', async () => {
    const directory = join(folder, 'database');
    const seen: boolean[] = [];
    const files = { directory, template: await prepareTemplate(), durable: true };
    const engine = await startEngine({ ...files, leastFreeBytes: Number.MAX_SAFE_INTEGER }, (isFull) => {
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
