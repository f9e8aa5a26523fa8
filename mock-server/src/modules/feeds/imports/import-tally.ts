import { importErrorsKept } from '@grt/sdk/contract';
import { rowCodeMessages } from '@grt/sdk/feeds';
import type { RowProblem } from '@grt/sdk/feeds';
import type { CountByCode } from '../../../tables/imports.tables.ts';

/** Which of a batch's problems are kept, with their place and value. */
export interface Kept {
  readonly problems: readonly RowProblem[];
  /** How many of the warnings kept earlier must go, the last ones. Once one had to, no more warnings are kept. */
  readonly displacedWarnings: number;
}

/** Counts what is wrong with the rows of one import, and says which problems are kept: the first 1,000, where a later
 * error takes the place of the last warning. */
export interface ImportTally {
  add(problems: readonly RowProblem[]): Kept;
  errorsByCode(): CountByCode[];
  warnings(): CountByCode[];
}

export function createImportTally(most: number = importErrorsKept): ImportTally {
  const counts = { error: new Map<RowProblem['code'], number>(), warning: new Map<RowProblem['code'], number>() };
  const kept = { error: 0, warning: 0 };
  return {
    add(problems) {
      for (const { severity, code } of problems) counts[severity].set(code, (counts[severity].get(code) ?? 0) + 1);
      const errors = problems.filter(({ severity }) => severity === 'error').slice(0, most - kept.error);
      kept.error += errors.length;
      const displacedWarnings = Math.max(0, kept.error + kept.warning - most);
      kept.warning -= displacedWarnings;
      const warnings = problems
        .filter(({ severity }) => severity === 'warning')
        .slice(0, most - kept.error - kept.warning);
      kept.warning += warnings.length;
      return { problems: [...errors, ...warnings], displacedWarnings };
    },
    errorsByCode: () => listOf(counts.error),
    warnings: () => listOf(counts.warning),
  };
}

/** The most frequent first. */
function listOf(counts: ReadonlyMap<RowProblem['code'], number>): CountByCode[] {
  const list = [...counts].map(([code, count]) => ({ code, count, message: rowCodeMessages[code] }));
  return list.sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
}
