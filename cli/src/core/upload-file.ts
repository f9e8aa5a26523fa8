import type { NamedFileSource } from '@grt/sdk';
import { CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { exitCode } from './exit-code.ts';

/** What a file may be, before anything of it is sent. */
export interface UploadRule {
  /** Wire name of the field that it fills. */
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: string;
}

/** A file to send. It is read while it is sent.
 * @throws UsageError when it is not there, CommandError with exit code 8 when it is too large */
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
