import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** What guards a release alone takes too long for each change: `npm run test:full` sets GRT_TEST_TIER. */
const exclude = [...configDefaults.exclude, ...(process.env['GRT_TEST_TIER'] === 'full' ? [] : ['**/*.slow.test.*'])];

/** For every project. A hang is found in seconds: a file whose tests need more than 15 says why with `vi.setConfig`. What
 * is polled for comes late on a busy machine, but it comes, so that only the test's own limit ends waiting for it. */
const threads = fileURLToPath(new URL('scripts/built-threads.mjs', import.meta.url));
const shared = {
  environment: 'node',
  setupFiles: [fileURLToPath(new URL('scripts/seeded-tests.mjs', import.meta.url))],
  isolate: false,
  // Replies and rows become garbage faster than V8's young generation grows on its own.
  execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
  exclude,
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 15_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'sdk',
          root: 'sdk',
          include: ['src/**/*.test.ts'],
          ...shared,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'server',
          root: 'mock-server',
          include: ['src/**/*.test.ts'],
          globalSetup: [threads, fileURLToPath(new URL('mock-server/src/testing/postgres-setup.ts', import.meta.url))],
          ...shared,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'cli',
          root: 'cli',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: [threads],
          ...shared,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.mjs'],
          ...shared,
          sequence: { groupOrder: 3 },
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
