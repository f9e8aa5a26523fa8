// npm test: sets up what is missing, then runs the checks, the tests of every package and the browser tests.
// The last line is "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './server.mjs';
import { buildCli, buildWeb, findBrowser, generateContract, installDependencies, requireNode } from './setup.mjs';
import { root, run, say, tool } from './steps.mjs';

requireNode();
await installDependencies();
await generateContract();
const [browser] = await Promise.all([findBrowser(), buildWeb(), buildCli()]);

const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const { check } = await import('./check.mjs');
const total = await check();

const vitestFile = join(results, 'vitest.json');
const vitestCode = await run(tool('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
]);
add(vitestFile, vitestCode, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

const playwrightFile = join(results, 'playwright.json');
const { url, stop: stopServer } = await startServer(join(results, 'data'), {
  GRT_CONTROL: '1',
  GRT_WEBHOOK_ALLOW: '127.0.0.1',
  GRT_FEED_FETCH_ALLOW: '127.0.0.1',
});
const playwrightCode = await run(
  tool('playwright'),
  ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'],
  {
    env: {
      GRT_E2E_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile,
      ...(browser ? { GRT_CHROMIUM: browser } : {}),
    },
  },
);
await stopServer();
add(playwrightFile, playwrightCode, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}));

say('');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Adds what a runner reports. A runner that fails without naming a failed test counts as one failure. */
function add(file, code, count) {
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed > 0 || code === 0 ? counted.failed : 1;
}
