import type { CheckedFile, CheckingTool } from './checked-file.ts';
import { githubText } from './github-text.ts';
import type { reportValues } from './report-values.ts';
import { junitText } from './junit-text.ts';
import { sarifText } from './sarif-text.ts';

/** A report as a CI system reads it. */
export function reportText(
  kind: (typeof reportValues)[number],
  files: readonly CheckedFile[],
  tool: CheckingTool,
): string {
  if (kind === 'junit') return junitText(files, tool);
  return kind === 'sarif' ? sarifText(files, tool) : files.map((file) => githubText(file)).join('');
}
