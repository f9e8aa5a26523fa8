import { defineConfig } from '@playwright/test';
import { headlessShell } from './browsers.ts';

/** URL of a running server with the built app and demo data, for example http://127.0.0.1:4010. */
const baseURL = process.env['GRT_E2E_URL'];
if (!baseURL) throw new Error('Set GRT_E2E_URL to the address of a running server, for example http://127.0.0.1:4010');

/** The specs that count what others do: these others are in the test. */
const counts = '**/live.spec.ts';
/** The specs that move the server's clock. */
const movesClock = '**/journey.spec.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: now and then a test waits, for the server or for the page to be quiet.
  workers: 3,
  // A busy machine may take long; tests wait for what is shown, so a passing test is not slowed down by this.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'screens', testIgnore: [counts, movesClock] },
    { name: 'counts', testMatch: counts, dependencies: ['screens'], fullyParallel: false },
    // Moving the server's clock ages every session, so nothing else may run then.
    { name: 'clock', testMatch: movesClock, dependencies: ['screens', 'counts'] },
  ],
  use: {
    ...headlessShell,
    baseURL,
    locale: 'en-US',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Tracing takes a fifth longer; a failing test is rerun with it.
    trace: process.env['GRT_E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
