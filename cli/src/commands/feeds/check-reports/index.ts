import type { CheckedFile } from './checked-file.ts';
import { githubText } from './github-text.ts';
import { junitText } from './junit-text.ts';
import { sarifText } from './sarif-text.ts';

/** The formats that CI systems read. */
export const reportValues = ['junit', 'sarif', 'github'] as const;

/** A report as a CI system reads it.
 * @param toolVersion - the version of the checking program */
export function reportText(kind: (typeof reportValues)[number], checked: CheckedFile, toolVersion: string): string {
  if (kind === 'junit') return junitText(checked);
  return kind === 'sarif' ? sarifText(checked, toolVersion) : githubText(checked);
}
