import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** What guards a release alone takes too long for each change: `npm run test:full` sets GRT_TEST_TIER. */
const exclude = [...configDefaults.exclude, ...(process.env['GRT_TEST_TIER'] === 'full' ? [] : ['**/*.slow.test.*'])];

/** `expect.poll` ends with the test's own limit: what is waited for comes late on a busy machine, but it comes. */
const patient = { poll: { timeout: 60_000 } };

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
          exclude,
          expect: patient,
          environment: 'node',
          isolate: false,
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'mock-server',
          include: ['src/**/*.test.ts'],
          globalSetup: [fileURLToPath(new URL('mock-server/src/testing/postgres-setup.ts', import.meta.url))],
          exclude,
          expect: patient,
          environment: 'node',
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'cli',
          root: 'cli',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude,
          expect: patient,
          environment: 'node',
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.mjs'],
          exclude,
          expect: patient,
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 3 },
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
