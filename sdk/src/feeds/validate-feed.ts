import { importBadRowsPercent, importErrorsKept } from '../contract/limits.ts';
import {
  countOf,
  noAccounting,
  RepeatedRows,
  withRepeated,
  type FeedAccounting,
  type ProblemCount,
} from './accounting.ts';
import type { FeedSource } from './byte-blocks.ts';
import { readItems, type ItemBatch, type ItemOptions } from './read-items.ts';
import type { RowCode, RowProblem } from './row-problem.ts';

/** What an import would do (wire shape of FeedCheck). */
export interface FeedReport {
  /** False if it would fail, or be put on hold for its bad rows. @see docs/specification/decisions.md §7 */
  readonly is_importable: boolean;
  readonly rows: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly warnings: ProblemCount[];
  readonly errors_by_code: ProblemCount[];
  /** The first 1,000 problems, errors before warnings: no number of warnings displaces an error. */
  readonly errors: RowProblem[];
  readonly notes: string[];
  readonly accounting: FeedAccounting;
}

/** How to check a feed. */
export interface CheckOptions extends ItemOptions {
  /** With more bad rows than this, an import waits for a person; the platform's default is 20. */
  readonly badRowsPercent?: number | undefined;
}

/** Checks a whole feed without importing it.
 * @throws FeedRefusal when the feed as a whole cannot be read */
export async function validateFeed(source: FeedSource, options: CheckOptions): Promise<FeedReport> {
  const { badRowsPercent = importBadRowsPercent } = options;
  const tally = new ProblemTally();
  const lastRows = new Map<string, number>();
  const seen = { lines: [] as number[], stored: [] as number[], changed: [] as number[] };
  const repeated = new RepeatedRows();
  let last: ItemBatch | undefined;
  let rows = 0;
  let rejected = 0;
  for await (const batch of readItems(source, options)) {
    rows += batch.rowsRead;
    rejected += batch.rejected;
    for (const problem of batch.problems) tally.add(problem);
    for (const { line, item, stored, changed } of batch.items) {
      const before = lastRows.get(item.external_id);
      if (before !== undefined) {
        tally.add(repeatedId(seen.lines[before] ?? 0, item.external_id, line));
        repeated.add({ stored: seen.stored[before] ?? 0, changed: seen.changed[before] ?? 0 });
      }
      lastRows.set(item.external_id, seen.lines.length);
      seen.lines.push(line);
      seen.stored.push(stored);
      seen.changed.push(changed);
    }
    last = batch;
  }
  return {
    is_importable: rejected < rows && rejected * 100 <= rows * badRowsPercent,
    rows,
    accepted: rows - rejected,
    rejected,
    warnings: tally.counts('warning'),
    errors_by_code: tally.counts('error'),
    errors: tally.kept(),
    notes: [...(last?.shape.notes ?? [])],
    accounting: withRepeated(last?.accounting() ?? noAccounting, repeated, options.mapping),
  };
}

/** The problem with a row whose id occurs again later.
 * @param line - of the row that loses; `laterLine` of the one that wins. */
export function repeatedId(line: number, externalId: string, laterLine: number): RowProblem {
  const message = `The same ID appears again on line ${String(laterLine)}, which is used`;
  return {
    severity: 'warning',
    line,
    column: null,
    field: 'external_id',
    code: 'row.repeated_id',
    message,
    value: externalId,
  };
}

/** Counts every problem and keeps the first ones, errors before warnings. */
export class ProblemTally {
  readonly #kept = { error: [] as RowProblem[], warning: [] as RowProblem[] };
  readonly #counts = { error: new Map<RowCode, number>(), warning: new Map<RowCode, number>() };

  add(problem: RowProblem): void {
    const counts = this.#counts[problem.severity];
    counts.set(problem.code, (counts.get(problem.code) ?? 0) + 1);
    const kept = this.#kept[problem.severity];
    if (kept.length < importErrorsKept) kept.push(problem);
  }

  /** The problems that are kept: at most 1,000. */
  kept(): RowProblem[] {
    return [...this.#kept.error, ...this.#kept.warning].slice(0, importErrorsKept);
  }

  /** Counts by code, most frequent first. */
  counts(severity: RowProblem['severity']): ProblemCount[] {
    const counts = [...this.#counts[severity]].map(([code, count]) => countOf(code, count));
    return counts.sort((a, b) => b.count - a.count);
  }
}
