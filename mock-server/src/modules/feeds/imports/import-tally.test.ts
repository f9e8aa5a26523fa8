import * as fc from 'fast-check';
import type { RowProblem } from '@grt/sdk/feeds';
import { describe, expect, it } from 'vitest';
import { createImportTally } from './import-tally.ts';

const problem = (line: number, severity: RowProblem['severity']): RowProblem => ({
  severity,
  line,
  column: null,
  field: null,
  code: severity === 'error' ? 'row.required' : 'row.repeated_id',
  message: 'x',
  value: null,
});

/** Keeps problems the way the database does. */
function keep(batches: readonly (readonly RowProblem[])[], most: number) {
  const tally = createImportTally(most);
  let kept: RowProblem[] = [];
  for (const batch of batches) {
    const { problems, displacedWarnings } = tally.add(batch);
    const warnings = kept.filter(({ severity }) => severity === 'warning').sort((one, other) => one.line - other.line);
    const gone = new Set(warnings.slice(warnings.length - displacedWarnings));
    kept = [...kept.filter((one) => !gone.has(one)), ...problems];
  }
  return { kept, tally };
}

describe('the tally of an import', () => {
  it('keeps the first problems, and counts all of them by code, most frequent first', () => {
    const { kept, tally } = keep(
      [
        [problem(1, 'warning'), problem(2, 'warning')],
        [problem(3, 'warning'), problem(4, 'error')],
      ],
      10,
    );
    expect(new Set(kept.map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4]));
    expect(tally.warnings()).toMatchObject([{ code: 'row.repeated_id', count: 3 }]);
    expect(tally.errorsByCode()).toMatchObject([{ code: 'row.required', count: 1 }]);
  });

  it('replaces the last warning with a later error', () => {
    const { kept } = keep(
      [
        [problem(1, 'warning'), problem(2, 'warning'), problem(3, 'warning')],
        [problem(9, 'error'), problem(10, 'error')],
      ],
      3,
    );
    expect(kept.map(({ line, severity }) => `${severity} ${String(line)}`).sort()).toEqual([
      'error 10',
      'error 9',
      'warning 1',
    ]);
  });

  it('always keeps the first errors, and as many of the first warnings as fit', () => {
    const severities = fc.array(fc.array(fc.constantFrom('error' as const, 'warning' as const), { maxLength: 12 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(severities, fc.integer({ min: 1, max: 20 }), (shape, most) => {
        let line = 0;
        const batches = shape.map((batch) => batch.map((severity) => problem((line += 1), severity)));
        const all = batches.flat();
        const errors = all.filter(({ severity }) => severity === 'error').slice(0, most);
        const warnings = all.filter(({ severity }) => severity === 'warning').slice(0, most - errors.length);
        const { kept, tally } = keep(batches, most);
        const lines = (list: readonly RowProblem[]) => list.map((one) => one.line).sort((one, other) => one - other);
        expect(lines(kept)).toEqual(lines([...errors, ...warnings]));
        const counted = [...tally.errorsByCode(), ...tally.warnings()].reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(all.length);
      }),
    );
  });
});
