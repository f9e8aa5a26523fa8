import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './steps.mjs';

it('says how to build grt in a checkout where it has not been built, and otherwise runs it', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'grt-linked-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  mkdirSync(join(checkout, 'cli/bin'), { recursive: true });
  const linked = join(checkout, 'cli/bin/grt.mjs');
  copyFileSync(join(root, 'cli/bin/grt.mjs'), linked);
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
