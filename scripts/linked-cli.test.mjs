import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startOf } from './start-of.mjs';
import { root } from './steps.mjs';

/** A checkout with nothing but these of its files. */
function checkoutWith(...paths) {
  const checkout = mkdtempSync(join(tmpdir(), 'grt-linked-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  for (const path of paths) cpSync(join(root, path), join(checkout, path), { recursive: true });
  return checkout;
}

it('says how to build grt in a checkout where it has not been built, and otherwise runs it', () => {
  const checkout = checkoutWith('cli/bin');
  const linked = join(checkout, 'cli/bin/grt.mjs');
  const run = () => spawnSync(process.execPath, [linked], { encoding: 'utf8' });

  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `error: grt has not been built in this checkout.\nRun in ${checkout}/: npm ci && npm run build -w cli\n`,
  });

  mkdirSync(join(checkout, 'cli/dist'));
  writeFileSync(join(checkout, 'cli/dist/grt.cjs'), "console.log('built');");
  expect(run()).toMatchObject({ status: 0, stdout: 'built\n', stderr: '' });
});

it.runIf(process.env.GRT_TEST_TIER === 'full')(
  'npm i -g ./cli builds it, or refuses where that cannot be done yet and links nothing',
  () => {
    const checkout = checkoutWith('cli/bin', 'scripts');
    const { scripts, ...manifest } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8'));
    writeFileSync(join(checkout, 'package.json'), JSON.stringify({ workspaces: ['cli'] }));
    const build = `node -e "fs.mkdirSync('dist'); fs.writeFileSync('dist/grt.cjs', 'console.log(42)')"`;
    const cli = { ...manifest, devDependencies: {}, scripts: { ...scripts, build } };
    writeFileSync(join(checkout, 'cli/package.json'), JSON.stringify(cli));
    const prefix = join(checkout, 'prefix');
    const linked = join(prefix, process.platform === 'win32' ? 'grt.cmd' : 'bin/grt');
    const install = () => {
      const { command, args, options } = startOf('npm', ['i', '-g', './cli', '--prefix', prefix, '--offline']);
      return spawnSync(command, args, { ...options, cwd: checkout, encoding: 'utf8' });
    };

    const refused = install();
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toContain(
      'grt cannot be built, because the dependencies of this checkout are not installed.',
    );
    expect(refused.stderr).toContain(`Run in ${checkout}: npm ci && npm i -g ./cli`);
    expect(existsSync(linked)).toBe(false);

    mkdirSync(join(checkout, 'node_modules'));
    writeFileSync(join(checkout, 'node_modules/.package-lock.json'), '{}');
    expect(install()).toMatchObject({ status: 0 });
    expect(spawnSync(linked, { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '42\n' });
  },
);

it('npm ci does not build it, and npm i -g refuses to without the dependencies', () => {
  const { npm_config_global: _global, ...env } = process.env;
  const checkout = checkoutWith('scripts');
  const link = (more) =>
    spawnSync(process.execPath, [join(checkout, 'scripts/link-cli.mjs')], {
      env: { ...env, ...more },
      encoding: 'utf8',
    });
  expect(link({})).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(link({ npm_config_global: 'true' })).toMatchObject({
    status: 1,
    stderr: `grt cannot be built, because the dependencies of this checkout are not installed.
Run in ${checkout}: npm ci && npm i -g ./cli\n`,
  });
});
