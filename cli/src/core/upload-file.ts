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
  /** The name of what is piped in, if the path `-` is accepted. */
  readonly pipedName?: string;
  /** Why the content cannot be sent; the file is read whole for it. */
  readonly contentProblem?: (bytes: Uint8Array) => string | undefined;
}

/** A file to send, streamed from disk. What is piped in is kept in memory, so that it can be sent again.
 * @throws UsageError if it does not exist, CommandError with exit code 8 if it is too large or its content is refused */
export async function openUpload(
  context: Pick<Context, 'files'>,
  path: string,
  rule: UploadRule,
): Promise<NamedFileSource> {
  const file = path === '-' && rule.pipedName !== undefined ? await piped(context, rule) : await onDisk(context, path);
  if ((file.size ?? 0) > rule.maxBytes) throw refused(rule, 'too_large', rule.tooLarge);
  const problem = rule.contentProblem?.(new Uint8Array(await new Response(file.stream()).arrayBuffer()));
  if (problem !== undefined) throw refused(rule, 'invalid', problem);
  return file;
}

async function onDisk({ files }: Pick<Context, 'files'>, path: string): Promise<NamedFileSource> {
  const found = await files.existing(path);
  const { fileFromPath } = await import('@grt/sdk/node');
  return fileFromPath(found);
}

async function piped(
  { files }: Pick<Context, 'files'>,
  { pipedName = '', maxBytes }: UploadRule,
): Promise<NamedFileSource> {
  const content = new Blob([Uint8Array.from(await files.piped('-', maxBytes))]);
  return { name: pipedName, size: content.size, stream: () => content.stream() };
}

function refused({ field }: UploadRule, code: string, message: string): CommandError {
  return new CommandError(message, { exitCode: exitCode.invalid, code, fields: { [field]: [message] } });
}
