import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: './src/testing/jsdom-environment.ts',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    globalSetup: ['../scripts/built-threads.mjs'],
    setupFiles: ['src/testing/set-up.ts', '../scripts/seeded-tests.mjs'],
    isolate: false,
    // Rendering creates garbage faster than V8's young generation grows on its own: half of its collections are saved.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    // Its tests wait for pauses and timers of the app a fifth of their time, in which a third worker goes on.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: 60_000 } },
    // Twice as long as in the project `node`: most tests open the whole app, and the first of each worker loads it.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
