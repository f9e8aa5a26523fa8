import { CommandError, UsageError } from '../../core/command-error.ts';
import { parseCsv, type CsvRow, type CsvTable } from '../../core/csv.ts';
import { exitCode } from '../../core/exit-code.ts';
import { sourceName } from '../../core/source-name.ts';

/** One row of a plan with a decision. */
export interface Decision {
  readonly line: number;
  readonly id: number;
  readonly decision: 'approve' | 'reject';
  readonly notes: string;
  /** Whom the reviewer decided on. */
  readonly applicationId: string;
  readonly companyName: string;
}

const words: Readonly<Record<string, Decision['decision']>> = {
  approve: 'approve',
  approved: 'approve',
  reject: 'reject',
  rejected: 'reject',
};

const neededColumns = ['id', 'decision', 'application_id', 'company_name'] as const;

/** As in the contract. */
const idMax = 2_147_483_647;

/** Reads the decisions of a plan.
 * @throws UsageError if it lacks a column, or has nothing but unknown decisions
 * @throws CommandError with exit code 8 that names every invalid line */
export async function readDecisions(text: string, file: string): Promise<readonly Decision[]> {
  const rows = decidedRows(await parseCsv(text, file), file);
  const errors: Record<string, string[]> = {};
  const decisions = new Map<number, Decision>();
  for (const { line, cells } of rows) {
    const id = Number(cells.get('id'));
    const decision = wordOf(cells);
    const notes = cells.get('notes') ?? '';
    const problem = problemOf({ id, decision, notes, isRepeated: decisions.has(id) });
    if (problem === undefined && decision !== undefined) {
      const who = { applicationId: cells.get('application_id') ?? '', companyName: cells.get('company_name') ?? '' };
      decisions.set(id, { line, id, decision, notes, ...who });
    } else errors[`line ${String(line)}`] = [problem ?? ''];
  }
  if (Object.keys(errors).length === 0) return [...decisions.values()];
  throw invalidPlan(`${sourceName(file)} cannot be applied; nothing was changed`, errors);
}

/** The rows with something in the column of decisions. */
function decidedRows({ names, rows }: CsvTable, file: string): readonly CsvRow[] {
  const lacking = neededColumns.filter((name) => !names.includes(name));
  if (lacking.length > 0)
    throw new UsageError(
      `The first row of ${file} does not name ${lacking.join(', ')}. A plan needs the columns ` +
        `${neededColumns.join(', ')}: without them, it cannot be checked. Create one with: grt registrations plan`,
    );
  const decided = rows.filter(({ cells }) => cells.get('decision') !== '');
  const [first] = decided;
  if (first === undefined || decided.some(({ cells }) => wordOf(cells) !== undefined)) return decided;
  throw new UsageError(
    `${sourceName(file)} has neither approve nor reject in the decision column, but "${first.cells.get('decision') ?? ''}" in line ` +
      `${String(first.line)}. Enter approve or reject there, or leave it empty.`,
  );
}

function wordOf(cells: CsvRow['cells']): Decision['decision'] | undefined {
  const word = (cells.get('decision') ?? '').toLowerCase();
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function problemOf(row: {
  readonly id: number;
  readonly decision: Decision['decision'] | undefined;
  readonly notes: string;
  readonly isRepeated: boolean;
}): string | undefined {
  if (!Number.isInteger(row.id) || row.id < 1 || row.id > idMax)
    return `the id must be a number from 1 to ${String(idMax)}`;
  if (row.decision === undefined) return 'decision must be approve, reject, or empty';
  if (row.decision === 'reject' && row.notes === '') return 'a rejection needs a reason in the notes column';
  return row.isRepeated ? `${String(row.id)} has two decisions` : undefined;
}

/** A plan with lines that are refused. */
export function invalidPlan(message: string, fields: CommandError['fields']): CommandError {
  return new CommandError(message, { exitCode: exitCode.invalid, code: 'invalid_plan', fields });
}
