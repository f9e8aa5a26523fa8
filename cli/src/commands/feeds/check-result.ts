import type { FeedReport } from '@grt/sdk/feeds';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { counted, countText } from '../../core/quantities.ts';

/** What a check ends with. */
export interface ResultFlags {
  readonly failOnRejected?: true;
}

/** Says what the check of a file has found, and ends with exit code 8 when an import would fail or be put on hold. */
export async function sayResult(context: Context, report: FeedReport, { failOnRejected }: ResultFlags): Promise<void> {
  for (const note of report.notes) await context.note(note);
  for (const { count, message } of [...report.errors_by_code, ...report.warnings]) {
    await context.note(`${counted(count, 'row')}: ${message}`);
  }
  const counts = `${counted(report.rows, 'row')}, ${countText(report.accepted)} good, ${countText(report.rejected)} rejected`;
  const verdict = report.is_importable ? 'It can be imported.' : 'An import would fail or be put on hold.';
  await context.note(`${counts}. ${verdict}`);
  if (!report.is_importable) context.exitWith(exitCode.invalid);
  else if (failOnRejected === true && report.rejected > 0) context.exitWith(exitCode.partlyDone);
}
