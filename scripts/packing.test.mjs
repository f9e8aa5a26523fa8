import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillAnew, putBackLast } from './package-folder.mjs';
import { putBuilt, takeBack } from './packing.mjs';
import { root } from './steps.mjs';

describe('npm publish in the folder of a package', () => {
  it.each([
    ['sdk', 'grt-sdk-2.0.0.tgz'],
    ['cli', 'grt-cli-2.0.0.tgz'],
    ['mock-server', 'grt-server-2.0.0.tgz'],
  ])('in %s stops before it changes anything, and says how to publish %s', (folder, file) => {
    const cwd = join(root, folder);
    const before = readdirSync(cwd);
    const env = { ...process.env, npm_command: 'publish' };
    const script = join(root, 'scripts/prepack.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd, env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(`npm publish in ${folder} would send the package.json of its sources`);
    expect(stderr).toContain(`npm run pack --prefix ${root} && npm publish ${join(root, '.cache/packages', file)}\n`);
    expect(readdirSync(cwd)).toEqual(before);
  });
});

describe('the folder of a package while npm packs it', () => {
  let home;
  const folder = () => join(home, `sources-${process.pid}`);
  const built = () => join(home, 'built');
  const read = (path) => readFileSync(join(folder(), path), 'utf8');
  const manifest = '{"name":"p","exports":"./dist/index.js","files":["dist","NOTICES.md"]}';
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'grt-packing-'));
    mkdirSync(join(built(), 'dist'), { recursive: true });
    mkdirSync(join(folder(), 'src'), { recursive: true });
    writeFileSync(join(built(), 'package.json'), manifest);
    writeFileSync(join(built(), 'dist/index.js'), 'built');
    writeFileSync(join(built(), 'NOTICES.md'), 'notices');
    writeFileSync(join(folder(), 'package.json'), '{ "name": "p" }\n');
  });
  afterEach(() => {
    takeBack(folder());
    rmSync(home, { recursive: true });
  });

  it('has the files and the manifest of the built package, and then only its own', () => {
    putBuilt(folder(), built());
    expect([read('package.json'), read('dist/index.js'), read('NOTICES.md')]).toEqual([manifest, 'built', 'notices']);
    takeBack(folder());
    expect([read('package.json'), readdirSync(folder()).toSorted()]).toEqual([
      '{ "name": "p" }\n',
      ['package.json', 'src'],
    ]);
    takeBack(folder());
    expect(read('package.json')).toBe('{ "name": "p" }\n');
  });

  it('is itself again when npm was killed and another one follows', () => {
    putBuilt(folder(), built());
    rmSync(join(folder(), 'NOTICES.md')); // as if it had not got so far
    putBuilt(folder(), built());
    takeBack(folder());
    expect([read('package.json'), existsSync(join(folder(), 'dist'))]).toEqual(['{ "name": "p" }\n', false]);
  });

  it('keeps what is where a built file belongs, and says so', () => {
    writeFileSync(join(folder(), 'NOTICES.md'), 'mine');
    expect(() => putBuilt(folder(), built())).toThrow(
      `${join(folder(), 'NOTICES.md')} is in the way of the built package. Move or delete it, and pack again.`,
    );
    expect([read('package.json'), read('NOTICES.md')]).toEqual(['{ "name": "p" }\n', 'mine']);
  });
});

describe('the folder of the built packages', () => {
  let home;
  const folder = () => join(home, 'packages');
  const fill = (text) => {
    mkdirSync(folder());
    writeFileSync(join(folder(), 'sdk.tgz'), text);
  };
  const read = () => [readdirSync(home), readFileSync(join(folder(), 'sdk.tgz'), 'utf8')];
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'grt-packages-'));
    await fillAnew(folder(), () => fill('first'));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('has only what was built last', async () => {
    await fillAnew(folder(), () => fill('second'));
    expect(read()).toEqual([['packages'], 'second']);
  });

  it('keeps the last good ones when a build fails', async () => {
    const building = fillAnew(folder(), () => {
      fill('half');
      throw new Error('A type is wrong');
    });
    await expect(building).rejects.toThrow('A type is wrong');
    expect(read()).toEqual([['packages'], 'first']);
  });

  it('gets them back after a build that was killed', () => {
    void fillAnew(folder(), () => {
      fill('half');
      return new Promise(() => {});
    });
    putBackLast(folder());
    expect(read()).toEqual([['packages'], 'first']);
  });
});
