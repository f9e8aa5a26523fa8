import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          // One project for all that runs without a document: a worker keeps the modules that it has loaded.
          name: 'node',
          environment: 'node',
          include: ['{sdk,mock-server,cli}/src/**/*.test.ts', 'cli/test/**/*.test.ts', 'scripts/*.test.mjs'],
          // What guards a release alone takes too long for each change: `npm run test:full` sets GRT_TEST_TIER.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env['GRT_TEST_TIER'] === 'full' ? [] : ['**/*.slow.test.*']),
          ],
          globalSetup: [
            inRepository('scripts/built-threads.mjs'),
            inRepository('mock-server/src/testing/postgres-setup.ts'),
          ],
          setupFiles: [inRepository('scripts/seeded-tests.mjs')],
          isolate: false,
          // Replies and rows become garbage faster than V8's young generation grows on its own.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          sequence: { groupOrder: 0 },
          // What is polled for comes late on a busy machine, but it comes: only the test's own limit ends waiting for it.
          expect: { poll: { timeout: 60_000 } },
          // A hang is found in seconds: a file whose tests need more than 15 says why with `vi.setConfig`.
          testTimeout: 15_000,
          hookTimeout: 120_000,
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
