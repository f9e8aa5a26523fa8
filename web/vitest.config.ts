import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: './src/testing/jsdom-environment.ts',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/set-up.ts'],
    isolate: false,
    sequence: { groupOrder: 2 },
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
