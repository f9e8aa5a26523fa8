import { CommandError } from '../../core/command-error.ts';
import { parseCsv } from '../../core/csv.ts';
import { exitCode } from '../../core/exit-code.ts';

/** One row of a plan with a decision. */
export interface Decision {
  readonly id: number;
  readonly decision: 'approve' | 'reject';
  readonly notes: string;
}

const words: Readonly<Record<string, Decision['decision']>> = {
  approve: 'approve',
  approved: 'approve',
  reject: 'reject',
  rejected: 'reject',
};

/** Reads the decisions of a plan.
 * @throws CommandError with exit code 8 that names every invalid line */
export async function readDecisions(text: string, file: string): Promise<readonly Decision[]> {
  const errors: Record<string, string[]> = {};
  const decisions = new Map<number, Decision>();
  for (const { line, cells } of await parseCsv(text, file)) {
    const word = (cells.get('decision') ?? '').toLowerCase();
    if (word === '') continue;
    const id = Number(cells.get('id'));
    const decision = Object.hasOwn(words, word) ? words[word] : undefined;
    const notes = cells.get('notes') ?? '';
    const problem = problemOf({ id, decision, notes, isRepeated: decisions.has(id) });
    if (problem === undefined && decision !== undefined) decisions.set(id, { id, decision, notes });
    else errors[`line ${String(line)}`] = [problem ?? ''];
  }
  if (Object.keys(errors).length === 0) return [...decisions.values()];
  throw new CommandError(`${file} cannot be applied; nothing was changed`, {
    exitCode: exitCode.invalid,
    code: 'invalid_plan',
    fields: errors,
  });
}

function problemOf(row: {
  readonly id: number;
  readonly decision: Decision['decision'] | undefined;
  readonly notes: string;
  readonly isRepeated: boolean;
}): string | undefined {
  if (!Number.isInteger(row.id) || row.id < 1) return 'the id is missing';
  if (row.decision === undefined) return 'decision must be approve, reject, or empty';
  if (row.decision === 'reject' && row.notes === '') return 'a rejection needs a reason in the notes column';
  return row.isRepeated ? `${String(row.id)} has two decisions` : undefined;
}
