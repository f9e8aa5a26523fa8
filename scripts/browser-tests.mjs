// The browser tests, against servers of their own with the built app and demo data.
import { join } from 'node:path';
import { startServer } from './server.mjs';
import { headlessShell } from './setup.mjs';
import { run, tool } from './steps.mjs';
import { playwrightReport } from './test-report.mjs';

/** The projects of web/e2e/playwright.config.ts, by server. Both servers work at the same time; the projects of one run one
 * after another, even if tests of an earlier one have failed. */
const projectsByServer = { screens: ['screens'], clock: ['counts', 'clock'] };

/** Runs them.
 * @param {object} options
 * @param {string} options.results - the folder for reports and the servers' data
 * @param {string} [options.browser] - path of Chromium; otherwise Playwright's own is used
 * @param {readonly string[]} [options.only] - `file:line` of single tests, which are then run one at a time
 * @returns {Promise<import('./test-report.mjs').Report>} */
export async function runBrowserTests({ results, browser, only }) {
  const name = only ? 'playwright-again' : 'playwright';
  const shell = headlessShell();
  const env = {
    ...(browser ? { GRT_CHROMIUM: browser } : {}),
    ...(shell ? { GRT_HEADLESS_SHELL: shell } : {}),
  };
  const plan = { results, name, env, only };
  const reports = only
    ? await onOneServer(plan, ['again', Object.values(projectsByServer).flat()])
    : (await Promise.all(Object.entries(projectsByServer).map((some) => onOneServer(plan, some)))).flat();
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    green: reports.flatMap(({ green = [] }) => green),
  };
}

async function onOneServer({ results, name, env, only }, [server, projects]) {
  const { url, stop } = await startServer(join(results, `${name}-data-${server}`), {
    GRT_CONTROL: '1',
    GRT_WEBHOOK_ALLOW: '127.0.0.1',
    GRT_FEED_FETCH_ALLOW: '127.0.0.1',
  });
  const reports = [];
  for (const project of projects) {
    const file = join(results, `${name}-${project}.json`);
    const words = ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json', `--project=${project}`];
    words.push('--no-deps', '--output', join(results, `${name}-${project}`));
    const few = only ? ['--workers=1', '--pass-with-no-tests', ...only] : [];
    const code = await run(tool('playwright'), [...words, ...few], {
      // Two lists of tests on one terminal would write over each other.
      quiet: server === 'clock',
      env: { ...env, GRT_E2E_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    reports.push(playwrightReport(file, code));
  }
  await stop();
  return reports;
}
