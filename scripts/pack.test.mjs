import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from './pack.mjs';
import { root, tool } from './steps.mjs';

const execute = promisify(execFile);

/** An empty project outside of the checkout, with the tarballs installed. */
let home;
let tarballs;
beforeAll(async () => {
  tarballs = await pack();
  home = await mkdtemp(join(tmpdir(), 'grt-consumer-'));
  await write('package.json', '{ "name": "consumer", "private": true, "type": "module" }');
  const types = join(root, 'node_modules', '@types', 'node');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...Object.values(tarballs), types]);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const write = (name, text) => writeFile(join(home, name), text);
const run = (program, args, options = {}) => execute(program, args, { cwd: home, maxBuffer: 1e8, ...options });

async function filesOf(tarball) {
  const { stdout } = await run('tar', ['tzf', tarball]);
  return stdout.trim().split('\n');
}

describe('the package of the SDK', () => {
  it('contains built code with types and maps, its README, and no source or test', async () => {
    const files = await filesOf(tarballs['@grt/sdk']);
    for (const file of [
      'README.md',
      'package.json',
      'dist/client/index.js',
      'dist/client/index.d.ts',
      'dist/client/index.js.map',
    ])
      expect(files).toContain(`package/${file}`);
    expect(files.filter((file) => /\.test\.|testing|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  });

  it('is imported by Node, every entry of it', async () => {
    const { exports: entries } = JSON.parse(await readFile(join(home, 'node_modules/@grt/sdk/package.json'), 'utf8'));
    const names = Object.keys(entries).map((entry) =>
      join('@grt/sdk', entry.replace('/forms/*', '/forms/domains.create').replace('/formats/*', '/formats/money')),
    );
    const program = `for (const name of ${JSON.stringify(names)}) console.log(Object.keys(await import(name)).length > 0)`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout).toBe('true\n'.repeat(names.length));
  });

  it('takes address and token from the environment', async () => {
    const program = `import { createGrt } from '@grt/sdk'; import { fromEnvironment } from '@grt/sdk/node'; await createGrt({ ...fromEnvironment(), retries: 0 }).auth.me().catch((error) => console.log(error.name));`;
    const env = { ...process.env, GRT_API_URL: 'http://127.0.0.1:1/api', GRT_TOKEN: 'grt_t_x' };
    expect((await run(process.execPath, ['--input-type=module', '-e', program], { env })).stdout).toBe(
      'NetworkError\n',
    );
  });

  it.each(['bundler', 'node16', 'nodenext'].flatMap((resolution) => [true, false].map((skip) => [resolution, skip])))(
    'compiles every example of its README with the resolution %s and skipLibCheck %s',
    async (resolution, skipLibCheck) => {
      const folder = `examples-${resolution}-${skipLibCheck}`;
      await mkdir(join(home, folder));
      const readme = await readFile(join(home, 'node_modules/@grt/sdk/README.md'), 'utf8');
      const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
      expect(examples.length).toBeGreaterThan(4);
      for (const [index, code] of examples.entries()) await write(join(folder, `example-${index}.ts`), code);
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const options = { module, moduleResolution: resolution, skipLibCheck, target: 'es2023', lib: ['es2023'] };
      const strict = { strict: true, noEmit: true, types: ['node'] };
      await write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...options, ...strict } }));
      const { stdout } = await run(tool('tsc'), ['-p', folder]).catch((error) => error);
      expect(stdout).toBe('');
    },
  );

  it('is bundled for browsers', async () => {
    await write('page.js', `import { createGrt } from '@grt/sdk'; globalThis.grt = createGrt({ baseUrl: '/api' });`);
    const options = { write: false, rolldownOptions: { input: join(home, 'page.js') } };
    const { output } = await build({ root: home, configFile: false, logLevel: 'silent', build: options });
    expect(output[0].code).toContain('/api');
    expect(output[0].code).not.toContain('node:');
  });
});

describe('the package of the command line', () => {
  it('is one file with its licenses, which needs nothing else', async () => {
    const files = await filesOf(tarballs['@grt/cli']);
    expect(files.toSorted()).toEqual([
      'package/NOTICES.md',
      'package/README.md',
      'package/grt.cjs',
      'package/package.json',
    ]);
    expect(await readFile(join(home, 'node_modules/@grt/cli/NOTICES.md'), 'utf8')).toMatch(
      /^## commander [\d.]+ \(MIT\)\n\n\(The MIT/m,
    );
    const { dependencies } = JSON.parse(await readFile(join(home, 'node_modules/@grt/cli/package.json'), 'utf8'));
    expect(dependencies).toBeUndefined();
  });

  it('runs after it was installed, and copied alone to another folder under another name', async () => {
    expect((await run('npx', ['grt', '--version'])).stdout).toBe('2.0.0\n');
    const alone = await mkdtemp(join(tmpdir(), 'grt-alone-'));
    await copyFile(join(home, 'node_modules/@grt/cli/grt.cjs'), join(alone, 'publisher tool.cjs'));
    const { stdout } = await run(process.execPath, ['publisher tool.cjs', 'feeds', 'validate', '--help'], {
      cwd: alone,
    });
    expect(stdout).toMatch(/^Usage: grt feeds validate/);
    await writeFile(join(alone, 'a.csv'), 'video_id,title,thumbnail_link\na,A,https://a.example/a.jpg\n');
    const checked = await run(
      process.execPath,
      ['publisher tool.cjs', 'feeds', 'validate', 'a.csv', '--header', '--jq', '.accepted'],
      { cwd: alone },
    );
    expect(checked.stdout).toBe('1\n');
    await rm(alone, { recursive: true });
  });
});
