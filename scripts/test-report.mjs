// What the test runners report, in one shape: how many passed, and each failure with the file that reruns it.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

/**
 * @typedef {object} Failure
 * @property {string} name - `file › test`
 * @property {string} reason - the beginning of the error's message
 * @property {string} [rerun] - what the runner takes to run it once more; without it, it cannot be
 *
 * @typedef {object} Report
 * @property {number} passed
 * @property {Failure[]} failures
 * @property {string[]} [green] - what reran the tests that passed, of browser tests
 */

/** Reads a report of Vitest (`--reporter=json`). A runner that fails without naming a failed test counts as one failure.
 * @returns {Report} */
export function vitestReport(file, code) {
  return reportOf({ file, code, runner: 'vitest' }, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresInFile),
  }));
}

/** Reads a report of Playwright (`--reporter=json`), as `vitestReport` does.
 * @returns {Report} */
export function playwrightReport(file, code) {
  return reportOf({ file, code, runner: 'playwright' }, ({ stats, suites, errors }) => ({
    passed: stats.expected,
    green: suites.flatMap(passedInSuite),
    failures: [
      ...suites.flatMap((suite) => failuresInSuite(suite, [])),
      ...errors.map(({ message = '' }) => ({ name: 'playwright', reason: beginning(message) })),
    ],
  }));
}

function reportOf({ file, code, runner }, read) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failures: [] };
  if (report.failures.length > 0 || code === 0) return report;
  return {
    ...report,
    failures: [{ name: runner, reason: `It ended with exit code ${code} and named no failed test.` }],
  };
}

/** The failed tests of a file, or the file itself if it could not be run at all. */
function failuresInFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ name: file, reason: beginning(message), rerun: file }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    reason: beginning(failureMessages.join('\n')),
    rerun: file,
  }));
}

/** The outermost suite of a spec is its file. */
function failuresInSuite({ title, specs, suites = [] }, outer) {
  const path = [...outer, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      name: [...path, spec.title].join(' › '),
      reason: beginning(reasonsOf(spec.tests)),
      rerun: placeOf(spec),
    }));
  return [...own, ...suites.flatMap((suite) => failuresInSuite(suite, path))];
}

function passedInSuite({ specs, suites = [] }) {
  return [...specs.filter(({ ok }) => ok).map(placeOf), ...suites.flatMap(passedInSuite)];
}

const placeOf = ({ file, line }) => `${file}:${line}`;

function reasonsOf(tests) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  const messages = errors.map(({ message = '' }) => message).join('\n');
  // A test that never ran has no error: the suite that it waits for has failed.
  return messages === '' ? 'It did not run.' : messages;
}

function beginning(text) {
  return stripVTControlCharacters(text).slice(0, 900).replaceAll('\n', '\n  ');
}
