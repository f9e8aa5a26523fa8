import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { headlessShell } from './browsers.ts';

/** URL of a running server with the built app and demo data, for example http://127.0.0.1:4010. */
const baseURL = process.env['GRT_E2E_URL'];
if (!baseURL) throw new Error('Set GRT_E2E_URL to the address of a running server, for example http://127.0.0.1:4010');

/** By name, what may run side by side, and what needs a server to itself: `npm test` has one for each project. */
const [screens, alone] = JSON.parse(readFileSync(new URL('projects.json', import.meta.url), 'utf8')) as [
  string,
  string,
];
/** They count what others do, or move the server's clock, which ages every session. */
const undisturbed = ['**/live.spec.ts', '**/journey.spec.ts'];
/** They need a worker of their own, for another browser or server. Among the others, they would only begin when most workers
 * have nothing left to do. */
const differentWorkers = ['**/license.spec.ts', '**/server-fixture.spec.ts', '**/test-server.spec.ts'];
const onTheirOwn = [...undisturbed, ...differentWorkers];

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
    { name: screens, testIgnore: onTheirOwn },
    { name: alone, testMatch: onTheirOwn, workers: 1 },
  ],
  use: {
    ...headlessShell,
    baseURL,
    locale: 'en-US',
    // A click waits until its target has come to rest, and what is scrolled gently moves away from it. What moves is tested
    // where a test asks for it.
    reducedMotion: 'reduce',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Tracing takes a fifth longer; a failing test is rerun with it.
    trace: process.env['GRT_E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
