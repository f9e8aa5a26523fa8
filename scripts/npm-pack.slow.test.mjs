import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pack } from './pack.mjs';
import { startOf } from './start-of.mjs';
import { root } from './steps.mjs';

vi.setConfig({ testTimeout: 120_000 }); // It packs whole programs.

let tarballs;
/** A copy of the checkout: other tests read the one whose manifests would change for a moment. */
let copy;
beforeAll(async () => {
  tarballs = await pack();
  copy = await mkdtemp(join(tmpdir(), 'grt-checkout-'));
  const aside = new Set(['node_modules', '.git', '.cache', '.data', 'test-results']);
  await cp(root, copy, { recursive: true, filter: (path) => !aside.has(basename(path)) });
  for (const name of ['packages', 'contract-checked'])
    await cp(join(root, '.cache', name), join(copy, '.cache', name), { recursive: true });
  for (const folder of ['.', 'mock-server'])
    await symlink(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), 'junction');
});
afterAll(() => rm(copy, { recursive: true }));

const digest = async (path) =>
  createHash('sha512')
    .update(await readFile(path))
    .digest('base64');

it.each([
  ['sdk', '@grt/sdk', []],
  ['cli', '@grt/cli', []],
  ['mock-server', '@grt/server', []],
  ['.', '@grt/sdk', ['-w', 'sdk']],
])('npm pack in the folder %s makes the same tarball of %s as npm run pack', async (folder, name, words) => {
  const target = await mkdtemp(join(tmpdir(), 'grt-packed-'));
  const cwd = join(copy, folder);
  const before = [await readdir(cwd), await readFile(join(cwd, 'package.json'), 'utf8')];
  const { command, args, options } = startOf('npm', ['pack', ...words, '--pack-destination', target]);
  await promisify(execFile)(command, args, { ...options, cwd });
  const [file] = await readdir(target);
  expect(await digest(join(target, file))).toBe(await digest(tarballs[name]));
  expect([await readdir(cwd), await readFile(join(cwd, 'package.json'), 'utf8')]).toEqual(before);
  await rm(target, { recursive: true });
});

it('npm pack refuses the web app, which is no package, so that npm pack --workspaces does', async () => {
  const { command, args, options } = startOf('npm', ['pack']);
  const cwd = join(copy, 'web');
  await expect(promisify(execFile)(command, args, { ...options, cwd })).rejects.toThrow(
    'web is no package of its own: it is in the one of the server. All packages are made by: npm run pack',
  );
  expect((await readdir(cwd)).filter((name) => name.endsWith('.tgz'))).toEqual([]);
});
