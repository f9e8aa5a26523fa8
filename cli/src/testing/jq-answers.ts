import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createJq } from '../core/jq/jq.ts';

/** A query, what it is asked about, and its lines. */
export type Answered = readonly [query: string, value: unknown, lines: readonly string[]];

/** What queries can refer to besides their input. */
export const jqWorld = { env: { HOME: '/root' }, now: () => 1_700_000_000_500 };

const hasJq = spawnSync('jq', ['--version']).error === undefined;

/** Tests that these are our answers, and, where jq is installed, that they are jq's.
 * @param beyond - what jq 1.6 answers otherwise */
export function expectAnswers(answered: readonly Answered[], beyond: readonly Answered[] = []): void {
  it.each([...answered, ...beyond])('%s of %j', (query, value, lines) => {
    expect([...createJq(query, jqWorld).lines(value)]).toEqual(lines);
  });

  it.skipIf(!hasJq).each(answered)('jq itself answers %s of %j in the same way', (query, value, lines) => {
    const { stdout, stderr } = spawnSync('jq', ['-rc', query], {
      input: JSON.stringify(value),
      env: { PATH: process.env['PATH'], ...jqWorld.env },
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect([stdout, stderr]).toEqual([lines.map((line) => `${line}\n`).join(''), '']);
  });
}
