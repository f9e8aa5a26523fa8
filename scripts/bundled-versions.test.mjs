import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from 'vite';
import { checkVersions, wrongVersions } from './bundled-versions.mjs';
import { root } from './steps.mjs';

const found = (version, wanted = '5.6.2') =>
  wrongVersions(
    [{ from: join(root, 'cli/src/core/colors.ts'), to: join(root, 'node_modules/chalk/source/index.js') }],
    (folder) => (folder.endsWith('chalk') ? { version } : { devDependencies: { chalk: wanted } }),
  );

describe('a build', () => {
  it('says in plain words that it found another major version than package.json names', () => {
    expect(found('4.1.2')).toEqual([
      'cli/package.json names chalk 5.6.2, but the build found 4.1.2 (node_modules/chalk).',
    ]);
    expect(found('0.7.0', '0.6.5')).toHaveLength(1);
  });

  it('takes the same major version, and what its packages import among themselves', () => {
    expect(found('5.7.0')).toEqual([]);
    expect(found('0.6.9', '0.6.5')).toEqual([]);
    const inner = join(root, 'node_modules/ora/index.js');
    expect(wrongVersions([{ from: inner, to: join(root, 'node_modules/chalk/index.js') }])).toEqual([]);
    expect(wrongVersions([{ from: '\0virtual', to: join(root, 'node_modules/chalk/index.js') }])).toEqual([]);
  });

  it('ends when it finds one, with what to do', async () => {
    const home = await mkdtemp(join(tmpdir(), 'grt-versions-'));
    await mkdir(join(home, 'node_modules/dye'), { recursive: true });
    await writeFile(join(home, 'package.json'), '{ "dependencies": { "dye": "2.0.1" } }');
    await writeFile(join(home, 'index.js'), "export { red } from 'dye';");
    await writeFile(join(home, 'node_modules/dye/package.json'), '{ "version": "1.9.0", "main": "index.js" }');
    await writeFile(join(home, 'node_modules/dye/index.js'), 'export const red = 1;');
    const running = build({
      root: home,
      configFile: false,
      logLevel: 'silent',
      plugins: [checkVersions()],
      build: { write: false, lib: { entry: join(home, 'index.js'), formats: ['es'], fileName: 'built' } },
    });
    await expect(running).rejects.toThrow(/names dye 2\.0\.1, but the build found 1\.9\.0[\s\S]*Run: npm install/);
    await rm(home, { recursive: true });
  });
});
