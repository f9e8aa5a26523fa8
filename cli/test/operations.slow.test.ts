import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writtenOnPage } from '../src/testing/written/written-lines.ts';
import { hasTerminal, shellAtTerminal, type Typed } from './grt-terminal.ts';

vi.setConfig({ testTimeout: 600_000 }); // Each line starts a program with a database.

const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const lines = writtenOnPage('docs/operations.md', page).flatMap((written) => written.lines);
const written = lines.filter((line) => line.startsWith('npm run grt-server --'));

const password = 'a much longer one';
const passwords: readonly Typed[] = [
  { after: 'New password:', keys: `${password}\r` },
  { after: 'Password again:', keys: `${password}\r` },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grt-operations-'));
  await mkdir(join(folder, 'backups'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Copies a line into a terminal, with places in the folder. @returns what it showed */
async function copy(line: string, data: string): Promise<string> {
  const here = line.replaceAll(/ (\/(?:backups|var)\/)/g, ` ${folder}$1`);
  const env = { GRT_DATA_DIR: join(folder, data), NODE_ENV: '' };
  const place = { apiUrl: '', configDir: folder };
  const { code, text } = await shellAtTerminal(place, here, { env, columns: 80, typed: passwords });
  expect({ line, code, text }).toMatchObject({ code: 0 });
  return text;
}

it.skipIf(!hasTerminal)('the lines for whoever runs the server do what docs/operations.md says of them', async () => {
  // Where a server of PostgreSQL is, backups.test.ts moves to it.
  for (const line of written.filter((text) => !text.includes('postgres://'))) {
    const isAnew = line.includes('restore') && !line.includes('--replace');
    const text = await copy(line, isAnew ? 'empty' : 'data');
    if (/admin (?:create|set-password)/.test(line)) expect(text).toContain('Password again:');
  }
  expect(await readdir(join(folder, 'backups'))).toEqual(['grt-2026-11-22.grt']);
  expect(await readdir(join(folder, 'var/lib/grt'))).toContain('database');
  expect(written).toHaveLength(9);
});
