import type { NamedFileSource } from '@grt/sdk';
import { CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { exitCode } from './exit-code.ts';

/** Requirements for a file, checked before anything is sent. */
export interface UploadRule {
  /** Wire name of its field. */
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** A file to send, streamed from disk.
 * @throws UsageError if it does not exist, CommandError with exit code 8 if it is too large */
export async function openUpload(
  context: Pick<Context, 'files'>,
  path: string,
  rule: UploadRule,
): Promise<NamedFileSource> {
  const found = await context.files.existing(path);
  const { fileFromPath } = await import('@grt/sdk/node');
  const file = await fileFromPath(found);
  if ((file.size ?? 0) > rule.maxBytes) {
    throw new CommandError(rule.tooLarge, {
      exitCode: exitCode.invalid,
      code: 'too_large',
      fields: { [rule.field]: [rule.tooLarge] },
    });
  }
  return file;
}
