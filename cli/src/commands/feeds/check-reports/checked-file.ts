import type { FeedCheck, ImportError } from '@grt/sdk/contract';
import type { Failure } from '../../../core/failure.ts';
import { countText } from '../../../core/quantities.ts';

/** Why a file was refused as a whole, or why it could not be checked at all. */
export interface Refusal extends Pick<Failure, 'code' | 'message' | 'fields' | 'next'> {
  /** The line in the file of a field at fault, or of the fault as a whole, where it is known. */
  readonly lineOf?: (field: string | undefined) => number | undefined;
}

/** What was found in the rows of a file. */
export interface CheckedRows extends Pick<FeedCheck, 'rows' | 'rejected' | 'warnings' | 'errors_by_code' | 'errors'> {
  /** Undefined if they have been sent to the platform already. */
  readonly is_importable: boolean | undefined;
}

/** A file that was checked row by row, or refused as a whole. `path` is what a CI system takes for the file's. */
export type CheckedFile =
  | { readonly path: string; readonly report: CheckedRows; readonly refusal?: undefined }
  | { readonly path: string; readonly refusal: Refusal; readonly report?: undefined };

/** The program that checked. */
export interface CheckingTool {
  /** As typed: `grt feeds validate`. */
  readonly name: string;
  readonly version: string;
}

/** The problems with the rows, errors first. All warnings of one kind are one entry, at the first place, with a count. */
export function foldedProblems<Row extends ImportError>(report: {
  readonly errors: readonly Row[];
  readonly warnings: CheckedRows['warnings'];
}): readonly (Row | ImportError)[] {
  const { errors, warnings } = report;
  const folded = warnings.map(({ code, count, message }): Row | ImportError => {
    const first = errors.find((problem) => problem.severity === 'warning' && problem.code === code);
    if (first !== undefined && count === 1) return first;
    const where = first === undefined ? '' : ', first on this line';
    const text = `${message} (${countText(count)} ${count === 1 ? 'row' : 'rows'}${where})`;
    const { line = null, field = null } = first ?? {};
    return { line, field, severity: 'warning', code, column: null, value: null, message: text };
  });
  return [...errors.filter(({ severity }) => severity === 'error'), ...folded];
}

/** One cause of a refusal. */
export interface Cause {
  /** The field at fault, if one is. */
  readonly field: string | undefined;
  readonly text: string;
  readonly line: number | undefined;
}

/** Each cause of a refusal, in words that can be read alone. */
export function causesOf({ message, fields = {}, next, lineOf }: Refusal): readonly Cause[] {
  const causes = Object.entries(fields).map(([field, sentences]) => ({
    field: field === '' ? undefined : field,
    line: lineOf?.(field),
    text: `${message.replace(/\.$/, '')}: ${field === '' ? '' : `${field}: `}${sentences.join(' ')}`,
  }));
  if (causes.length > 0) return causes;
  return [{ field: undefined, line: lineOf?.(undefined), text: next === undefined ? message : `${message} ${next}` }];
}

/** A path as a URI reference, as SARIF wants it: with slashes, and percent-encoded. */
export function pathUri(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  const drive = /^[A-Za-z]:\//.test(slashed) ? 'file:///' : '';
  const parts = slashed.split('/').map((part) => encodeURIComponent(part));
  return drive === '' ? parts.join('/') : drive + [slashed.slice(0, 2), ...parts.slice(1)].join('/');
}
