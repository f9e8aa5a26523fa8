// npm test: sets up what is missing, then runs the checks, the tests of every package and the browser tests.
// The last line is "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startServer } from './server.mjs';
import { buildCli, buildWeb, findBrowser, generateContract, installDependencies, requireNode } from './setup.mjs';
import { root, run, tool } from './steps.mjs';

requireNode();
await installDependencies();
await generateContract();
const [browser] = await Promise.all([findBrowser(), buildWeb(), buildCli()]);

const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const { check } = await import('./check.mjs');
const total = await check();
const failures = total.names.map((name) => `check: ${name}`);

const vitestFile = join(results, 'vitest.json');
const vitestCode = await run(tool('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestFile}`,
]);
add(vitestFile, vitestCode, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  names: failedInVitest(report),
}));

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
add(playwrightFile, playwrightCode, ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  names: suites.flatMap(failedInPlaywright),
}));

// A log is often cut at its beginning, so what failed is named once more at its end.
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`);
process.stdout.write('\n\n');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Adds what a runner reports. A runner that fails without naming a failed test counts as one failure. */
function add(file, code, count) {
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, names: [] };
  const unnamed = counted.failed === 0 && code !== 0;
  total.passed += counted.passed;
  total.failed += unnamed ? 1 : counted.failed;
  failures.push(
    ...counted.names,
    ...(unnamed ? [`${relative(root, file)}: the runner ended with exit code ${code}`] : []),
  );
}

/** The failed tests, with the beginning of each reason, and the files that could not be run at all. */
function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [`${file}\n  ${beginning(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}\n  ${beginning(test.failureMessages.join('\n'))}`);
  });
}

function failedInPlaywright({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some((test) => test.status === 'flaky'));
  const named = failed.map((spec) => `${file} › ${spec.title}\n  ${beginning(reasonsOf(spec))}`);
  return [...named, ...suites.flatMap(failedInPlaywright)];
}

function reasonsOf({ tests }) {
  const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors));
  return stripVTControlCharacters(errors.map(({ message = '' }) => message).join('\n'));
}

function beginning(text) {
  return text.slice(0, 900).replaceAll('\n', '\n  ');
}
