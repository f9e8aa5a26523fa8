import { UsageError } from './command-error.ts';
import type { Files } from './files.ts';
import type { Prompt } from './prompt.ts';

/** Sources for a secret: never the command line, where other users of the machine could see it. */
export interface SecretSource {
  /** The prompt at a terminal. */
  readonly message: string;
  /** The flag that reads it from standard input. */
  readonly flag: string;
  /** Whether that flag was given. */
  readonly fromStdin: boolean;
}

/**
 * Reads a secret from standard input, or prompts for it without echo.
 * @throws UsageError if it is empty or more than one line, or when not interactive
 */
export async function readSecret(
  { files, prompt }: { readonly files: Files; readonly prompt: Prompt },
  { message, flag, fromStdin }: SecretSource,
): Promise<string> {
  if (!fromStdin)
    return prompt.secret({ message, flag, check: (text) => (text === '' ? 'Please enter a value' : undefined) });
  const secret = (await files.readStdin(flag)).replace(/\r?\n$/, '');
  if (secret === '') throw new UsageError(`${flag}: standard input is empty`);
  if (/[\r\n]/.test(secret)) throw new UsageError(`${flag}: standard input has more than one line`);
  return secret;
}
