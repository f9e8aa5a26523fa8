import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('builds for production wherever it is called, such as within a test', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  const { isProduction } = await resolveConfig({ root: join(import.meta.dirname, '..') }, 'build');
  expect(isProduction).toBe(true);
});
