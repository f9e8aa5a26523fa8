import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.mjs';

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'sdk',
          root: 'sdk',
          include: ['src/**/*.test.ts'],
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
