import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, resolveConfig } from 'vite';
import { root } from './steps.mjs';
import { wholeBuild } from './whole-build.mjs';

let home;
beforeAll(async () => (home = await mkdtemp(join(tmpdir(), 'grt-whole-build-'))));
afterAll(() => rm(home, { recursive: true }));

const fails = () => {
  throw new Error('The disk is full');
};

/** Builds a program that says a word, and whatever else a plugin does. */
async function building(word, plugin = {}) {
  await writeFile(join(home, 'index.js'), `export const word = ${word};`);
  return build({
    root: home,
    configFile: false,
    logLevel: 'silent',
    plugins: [wholeBuild(), { name: 'other', ...plugin }],
    build: { lib: { entry: join(home, 'index.js'), formats: ['es'], fileName: () => 'built.js' } },
  });
}
const built = () => readFile(join(home, 'dist/built.js'), 'utf8');

it('leaves the last good dist when it fails at any point, and replaces the whole of it when it does not', async () => {
  await building('"first"');
  await writeFile(join(home, 'dist/older.js'), '');
  const ways = [
    ['} syntax', {}, /Unexpected token/],
    ['"second"', { generateBundle: fails }, 'The disk is full'],
    ['"second"', { writeBundle: fails }, 'The disk is full'],
  ];
  for (const [word, plugin, reason] of ways) {
    await expect(building(word, plugin)).rejects.toThrow(reason);
    expect(await built()).toContain('first');
  }
  const writeBundle = ({ dir }) => writeFile(join(dir, 'page.html'), '');
  await building('"third"', { writeBundle });
  expect(await built()).toContain('third');
  expect(await readdir(join(home, 'dist'))).toEqual(['built.js', 'page.html']);
  expect((await readdir(home)).toSorted()).toEqual(['dist', 'index.js']);
});

it.each(['cli', 'web'])('npm run build in %s is such a build', async (folder) => {
  const { build: options } = await resolveConfig({ root: join(root, folder), logLevel: 'silent' }, 'build');
  expect(options).toMatchObject({ outDir: join(root, folder, `dist.${process.pid}`), emptyOutDir: true });
});
