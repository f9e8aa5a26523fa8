import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './steps.mjs';
import { playwrightReport, vitestReport } from './test-report.mjs';
import { withSecondChance } from './unstable.mjs';

const folder = mkdtempSync(join(tmpdir(), 'grt-test-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const saved = (report) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const failureIn = (file, test = 'works') => ({ name: `${file} › ${test}`, reason: 'wrong', rerun: file });

describe('what a runner reports', () => {
  it('names each failed test with its file, and a file that could not be run', () => {
    const ofFile = (name, more) => ({ name: join(root, name), status: 'failed', message: '', ...more });
    const test = {
      fullName: 'bids are saved',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
    };
    const report = saved({
      numPassedTests: 7,
      testResults: [
        ofFile('sdk/a.test.ts', { assertionResults: [test, { status: 'passed' }] }),
        ofFile('sdk/b.test.ts', { assertionResults: [], message: 'no such module' }),
        ofFile('sdk/c.test.ts', { assertionResults: [{ status: 'passed' }], status: 'passed' }),
      ],
    });
    expect(vitestReport(report, 1)).toEqual({
      passed: 7,
      failures: [
        { name: 'sdk/a.test.ts › bids are saved', reason: 'expected 1\n  to be 2', rerun: 'sdk/a.test.ts' },
        { name: 'sdk/b.test.ts', reason: 'no such module', rerun: 'sdk/b.test.ts' },
      ],
    });
  });

  it('names each failed browser test with its line, and one that never ran', () => {
    const spec = (title, line, errors) => ({
      title,
      line,
      file: 'a.spec.ts',
      ok: false,
      tests: [{ results: errors.map((message) => ({ errors: [{ message }] })) }],
    });
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [{ ...spec('fine', 1, []), ok: true }],
        suites: [{ title: 'phone', specs: [spec('opens', 4, ['not visible']), spec('closes', 9, [])] }],
      },
    ];
    expect(playwrightReport(saved({ stats: { expected: 3 }, suites, errors: [] }), 1)).toEqual({
      passed: 3,
      green: ['a.spec.ts:1'],
      failures: [
        { name: 'a.spec.ts › phone › opens', reason: 'not visible', rerun: 'a.spec.ts:4' },
        { name: 'a.spec.ts › phone › closes', reason: 'It did not run.', rerun: 'a.spec.ts:9' },
      ],
    });
  });

  it('is one failure if the runner fails without naming any, or writes nothing', () => {
    expect(vitestReport(saved({ numPassedTests: 2, testResults: [] }), 1)).toMatchObject({
      passed: 2,
      failures: [{ name: 'vitest', reason: 'It ended with exit code 1 and named no failed test.' }],
    });
    expect(playwrightReport(join(folder, 'none.json'), 137).failures).toHaveLength(1);
    expect(vitestReport(saved({ numPassedTests: 2, testResults: [] }), 0).failures).toEqual([]);
  });
});

describe('failed tests', () => {
  it('are unstable if they pass when they are run again, and failed otherwise', async () => {
    const [once, always] = [failureIn('a.test.ts'), failureIn('b.test.ts')];
    expect(await withSecondChance([once, always], async () => ['a.test.ts'])).toEqual({
      failed: [always],
      unstable: [once],
    });
  });

  it.each([
    [3, 1],
    [4, 0],
  ])('that are %i are run again %i times', async (count, times) => {
    const failures = Array.from({ length: count }, (_, index) => failureIn(`${index}.test.ts`));
    const runs = [];
    const { failed } = await withSecondChance(failures, async (again) => {
      runs.push(again);
      return again.map(({ rerun }) => rerun);
    });
    expect(runs).toHaveLength(times);
    expect(failed).toHaveLength(times === 0 ? count : 0);
  });

  it('stay failed if they cannot be run again, or are not found then', async () => {
    const unnamed = { name: 'vitest', reason: 'It ended with exit code 1' };
    const lost = failureIn('gone.test.ts');
    expect((await withSecondChance([unnamed, lost], async () => [])).failed).toEqual([unnamed, lost]);
  });
});
