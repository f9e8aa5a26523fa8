import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundle, grt } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** Copies of the built command in a folder whose package says that its files are modules. */
describe('the program as one file', () => {
  let home: string;
  let folder: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'grt-name-'));
    folder = join(home, 'a b#c%20');
    await mkdir(folder);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  it.each(['grt', 'publisher tool.js', 'grt.mjs', 'other.cjs'])('runs as %s next to "type": "module"', async (name) => {
    const program = join(folder, name);
    await copyFile(bundle, program);
    const place = { apiUrl: 'http://127.0.0.1:1/api', configDir: home, program };
    const missing = await grt(place, ['feeds', 'validate', 'gone.csv']);
    expect(missing).toEqual({ code: 2, out: '', err: 'error: File not found: gone.csv\n' });
  });
});
