// Programs of the checkout run from their sources, as npm run grt, grt-server, and doctor have them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { fromSources, root } from './steps.mjs';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const runFile = promisify(execFile);

it.each([
  ['cli/src/main.ts', ['--version'], /^\d+\.\d+\.\d+\n$/],
  ['mock-server/src/admin.ts', ['--help'], /^Usage: npm run grt-server/],
])('%s runs from its sources, with its arguments, and warns of nothing', async (program, words, said) => {
  const { stdout, stderr } = await runFile(process.execPath, [...fromSources, program, ...words], { cwd: root });
  expect(stdout).toMatch(said);
  expect(stderr).toBe('');
});
