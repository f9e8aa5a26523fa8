// npm test: sets up what is missing, then runs the checks, the tests of every package, and the browser tests.
// npm run test:full: the same with the slow tests (*.slow.test.*), and with every server suite on PostgreSQL as well.
// The last line is "N passed, N failed"; .cache/test-results/summary.json has the same with seconds.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { check } from './check.mjs';
import { buildCli, buildWeb, findBrowser, generateContract, installDependencies, requireNode } from './setup.mjs';
import { root, run, tool } from './steps.mjs';
import { vitestReport } from './test-report.mjs';
import { mostUnstable, withSecondChance } from './unstable.mjs';

const results = join(root, '.cache', 'test-results');
const seconds = {};
const failed = [];
const unstable = [];
let passed = 0;

const checkout = stateOfCheckout();
if (process.argv.includes('--full')) {
  process.env.GRT_TEST_SEED ??= String(randomInt(2 ** 31));
  Object.assign(process.env, { GRT_TEST_TIER: 'full', GRT_TEST_DATABASES: 'all' });
  process.stdout.write(`Seed of the property tests: ${process.env.GRT_TEST_SEED}\n`);
}

const browser = await timed('setup', async () => {
  requireNode();
  await installDependencies();
  await generateContract();
  const [found] = await Promise.all([findBrowser(), buildWeb(), buildCli()]);
  return found;
});
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = await timed('checks', check);
passed += checks.passed;
failed.push(...checks.names.map((name) => ({ name: `check: ${name}`, reason: 'See npm run check.' })));

const reports = [
  [await timed('vitest', () => vitest('vitest', [])), rerunVitest],
  [await timed('browser', () => runBrowserTests({ results, browser })), rerunInBrowser],
];
await timed('reruns', async () => {
  for (const [report, rerun] of reports) {
    const judged = await withSecondChance(report.failures, rerun);
    failed.push(...judged.failed);
    unstable.push(...judged.unstable);
    passed += report.passed + judged.unstable.length;
  }
});
if (unstable.length > mostUnstable) {
  failed.push({ name: 'unstable tests', reason: `${unstable.length} tests passed only alone; ${mostUnstable} may.` });
}

writeFileSync(
  join(results, 'summary.json'),
  JSON.stringify(
    { ...checkout, passed, failed: failed.length, unstable: unstable.map(({ name }) => name), seconds },
    null,
    2,
  ),
);
// A log is often cut at its beginning, so what failed is named once more at its end.
for (const { name, reason } of failed) process.stdout.write(`\nFAILED ${name}\n  ${reason}`);
for (const { name, reason } of unstable) process.stdout.write(`\nUNSTABLE ${name}\n  ${reason}`);
process.stdout.write(`\n\n${passed} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);

async function vitest(name, words) {
  const file = join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestReport(file, await run(tool('vitest'), ['run', ...reporters, ...words]));
}

/** A test may need what the tests before it in its file have done, so its whole file is run. */
async function rerunVitest(failures) {
  const green = [];
  for (const file of new Set(failures.map(({ rerun }) => rerun))) {
    const report = await vitest('vitest-again', ['--maxWorkers=1', file]);
    if (report.passed > 0 && report.failures.length === 0) green.push(file);
  }
  return green;
}

async function rerunInBrowser(failures) {
  const only = [...new Set(failures.map(({ rerun }) => rerun))];
  const again = await runBrowserTests({ results, browser, only });
  const red = new Set(again.failures.map(({ rerun }) => rerun));
  // Several tests may begin on one line. A failure that names no test may concern any of them.
  return red.has(undefined) ? [] : again.green.filter((place) => !red.has(place));
}

async function timed(part, work) {
  const startedMs = performance.now();
  const result = await work();
  seconds[part] = Math.round((performance.now() - startedMs) / 1000);
  return result;
}

/** The commit, and whether the files are those of it; a checkout without Git has none. */
function stateOfCheckout() {
  const git = (...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return { commit: git('rev-parse', 'HEAD').trim(), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, clean: false };
  }
}
