import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findNode, supportedNodes } from './nodes.mjs';
import { root } from './steps.mjs';

const execute = promisify(execFile);

/** The quick part of the suite: what depends on the Node that runs it (streams, fetch, signals, crypto, locale) without a
 * database, a build, or the compiler. */
const quick = {
  folders: ['sdk/src/client/', 'cli/src/core/'],
  without: ['bundle-size', 'call-types', 'hover'],
};

// The whole suite runs on the Node that runs this.
const others = supportedNodes.filter((major) => !process.versions.node.startsWith(`${major}.`));

describe.each(others)('on Node %i', (major) => {
  it('the quick part of the suite passes', async ({ skip }) => {
    const { path: node, missing } = await findNode(major);
    if (missing !== undefined) {
      console.warn(missing);
      skip(missing);
    }
    const exclude = quick.without.flatMap((name) => ['--exclude', `**/*${name}*.test.ts`]);
    const words = ['run', '--project', 'node', '--maxWorkers', '1', '--reporter', 'json', ...exclude];
    const options = { cwd: root, maxBuffer: 1e8, env: withoutVitest(process.env) };
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    // A failed test ends it with 1; what failed is in what it printed.
    const { stdout } = await execute(node, [vitest, ...words, ...quick.folders], options).catch((ended) => ended);
    const { numPassedTests, testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"numTotal')));
    const failed = testResults.flatMap(({ assertionResults, message }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName)
        .concat(message === '' ? [] : message),
    );
    expect(failed).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(350);
  }, 240_000);
});

/** The environment without what this run tells its own workers. */
function withoutVitest(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(VITEST|TEST$|VITE_|NODE_OPTIONS)/.test(name)));
}
