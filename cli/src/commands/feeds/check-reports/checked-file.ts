import type { FeedReport, RowProblem } from '@grt/sdk/feeds';
import type { CommandError } from '../../../core/command-error.ts';
import { countText } from '../../../core/quantities.ts';

/** A file that was checked row by row, or refused as a whole. */
export type CheckedFile =
  | { readonly path: string; readonly report: FeedReport; readonly refusal?: undefined }
  | { readonly path: string; readonly refusal: CommandError; readonly report?: undefined };

/** The problems with the rows, errors first. All warnings of one kind are one entry, at the first place, with a count. */
export function foldedProblems({ errors, warnings }: FeedReport): readonly RowProblem[] {
  const folded = warnings.flatMap(({ code, count, message }) => {
    const first = errors.find((problem) => problem.severity === 'warning' && problem.code === code);
    if (!first || count === 1) return first ?? [];
    return {
      ...first,
      column: null,
      value: null,
      message: `${message} (${countText(count)} rows, first on this line)`,
    };
  });
  return [...errors.filter(({ severity }) => severity === 'error'), ...folded];
}

/** Why a file was refused as a whole, one sentence per line. */
export function refusalLines({ message, fields }: CommandError): readonly string[] {
  return [message, ...Object.entries(fields).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)];
}

/** A path as a URI reference, as SARIF wants it: with slashes, and percent-encoded. */
export function pathUri(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  const drive = /^[A-Za-z]:\//.test(slashed) ? 'file:///' : '';
  const parts = slashed.split('/').map((part) => encodeURIComponent(part));
  return drive === '' ? parts.join('/') : drive + [slashed.slice(0, 2), ...parts.slice(1)].join('/');
}
