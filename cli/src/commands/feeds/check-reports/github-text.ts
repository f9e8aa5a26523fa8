import { foldedProblems, refusalLines, type CheckedFile } from './checked-file.ts';

/** Most annotations of each severity: GitHub shows no more of one step. */
const shownMax = 10;

/** Workflow commands, which GitHub shows as annotations on the lines of the file: the first ten errors and the first ten
 * kinds of warnings, and how many more there are.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function githubText(checked: CheckedFile): string {
  const { path } = checked;
  if (checked.refusal) return command('error', { file: path }, refusalLines(checked.refusal).join('\n'));
  const problems = foldedProblems(checked.report);
  const { rejected, rows, is_importable } = checked.report;
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    problems
      .filter((problem) => problem.severity === severity)
      .slice(0, shownMax)
      .map(({ line, column, code, message }) =>
        command(severity, { file: path, line, title: code }, column === null ? message : `${column}: ${message}`),
      ),
  );
  const verdict = is_importable ? 'It can be imported.' : 'An import would fail or be put on hold.';
  const summary = `${String(rejected)} of ${String(rows)} rows rejected. ${verdict}`;
  return [...shown, command(is_importable ? 'notice' : 'error', { file: path }, summary)].join('');
}

interface Place {
  readonly file: string;
  readonly line?: number;
  readonly title?: string;
}

function command(kind: 'error' | 'warning' | 'notice', place: Place, message: string): string {
  const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${kind} ${properties.join(',')}::${data(message)}\n`;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
