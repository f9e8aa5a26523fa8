import { causesOf, foldedProblems, type CheckedFile } from './checked-file.ts';

/** Most annotations of each severity: GitHub shows no more of one step. */
const shownMax = 10;

/** Workflow commands, which GitHub shows as annotations on the lines of the file: the first ten errors and the first ten
 * kinds of warnings, and how many more there are.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function githubText(checked: CheckedFile): string {
  const { path } = checked;
  if (checked.refusal)
    return causesOf(checked.refusal)
      .map(({ text, line }) => command('error', { file: path, line }, text))
      .join('');
  const problems = foldedProblems(checked.report);
  const { rejected, rows, is_importable } = checked.report;
  const shown = (['error', 'warning'] as const).flatMap((severity) =>
    problems
      .filter((problem) => problem.severity === severity)
      .slice(0, shownMax)
      .map(({ line, column, code, message }) =>
        command(
          severity,
          { file: path, line: line ?? undefined, title: code },
          column === null ? message : `${column}: ${message}`,
        ),
      ),
  );
  const isRefused = is_importable === false;
  const verdict = isRefused ? ' An import would fail or be put on hold.' : ' It can be imported.';
  const summary = `${String(rejected)} of ${String(rows)} rows rejected.${is_importable === undefined ? '' : verdict}`;
  return [...shown, command(isRefused ? 'error' : 'notice', { file: path }, summary)].join('');
}

interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly title?: string;
}

function command(kind: 'error' | 'warning' | 'notice', place: Place, message: string): string {
  const given = Object.entries(place).filter(([, value]) => value !== undefined);
  const properties = given.map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${kind} ${properties.join(',')}::${data(message)}\n`;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
