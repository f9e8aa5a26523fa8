// The browser tests, against servers of their own with the built app and demo data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from './server.mjs';
import { findHeadlessShell } from './setup.mjs';
import { root, run, tool } from './steps.mjs';
import { playwrightReport } from './test-report.mjs';

/** The projects of web/e2e/playwright.config.ts, which run at the same time, each on a server of its own. */
const projects = JSON.parse(readFileSync(join(root, 'web', 'e2e', 'projects.json'), 'utf8'));

/** Runs them.
 * @param {object} options
 * @param {string} options.results - the folder for reports and the servers' data
 * @param {string} [options.browser] - path of Chromium; otherwise Playwright's own is used
 * @param {readonly string[]} [options.only] - `file:line` of single tests, which are then run one at a time
 * @returns {Promise<import('./test-report.mjs').Report>} */
export async function runBrowserTests({ results, browser, only }) {
  const name = only ? 'playwright-again' : 'playwright';
  const shell = findHeadlessShell();
  const env = {
    ...(browser ? { GRT_CHROMIUM: browser } : {}),
    ...(shell ? { GRT_HEADLESS_SHELL: shell } : {}),
  };
  const plan = { results, name, env, only };
  // Tests that are run again are alone: one project after another.
  const groups = only ? [projects] : projects.map((project) => [project]);
  const reports = (await Promise.all(groups.map((group) => onOneServer(plan, group)))).flat();
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    green: reports.flatMap(({ green = [] }) => green),
  };
}

async function onOneServer({ results, name, env, only }, group) {
  const { url, stop } = await startServer(join(results, `${name}-data-${group[0]}`), {
    GRT_CONTROL: '1',
    GRT_WEBHOOK_ALLOW: '127.0.0.1',
    GRT_FEED_FETCH_ALLOW: '127.0.0.1',
  });
  const reports = [];
  for (const project of group) {
    const file = join(results, `${name}-${project}.json`);
    const words = ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json', `--project=${project}`];
    words.push('--output', join(results, `${name}-${project}`));
    const few = only ? ['--workers=1', '--pass-with-no-tests', ...only] : [];
    const code = await run(tool('playwright'), [...words, ...few], {
      // Two lists of tests on one terminal would write over each other.
      quiet: group[0] !== projects[0],
      env: { ...env, GRT_E2E_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    reports.push(playwrightReport(file, code));
  }
  await stop();
  return reports;
}
