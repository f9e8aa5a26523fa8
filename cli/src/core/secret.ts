import { UsageError } from './command-error.ts';
import type { Files } from './files.ts';
import type { Prompt } from './prompt.ts';

/** Where a secret may come from: never from the command line, where other users of the machine can see it. */
export interface SecretSource {
  /** What is asked at a terminal. */
  readonly message: string;
  /** The flag that has it read from standard input. */
  readonly flag: string;
  /** Whether that flag was given. */
  readonly fromStdin: boolean;
}

/**
 * Reads a secret from standard input, or asks for it without showing it.
 * @throws UsageError when it is empty or more than one line, or when nobody can be asked
 */
export async function readSecret(
  { files, prompt }: { readonly files: Files; readonly prompt: Prompt },
  { message, flag, fromStdin }: SecretSource,
): Promise<string> {
  if (!fromStdin)
    return prompt.secret({ message, flag, check: (text) => (text === '' ? 'Please type it' : undefined) });
  const secret = (await files.readStdin(flag)).replace(/\r?\n$/, '');
  if (secret === '') throw new UsageError(`${flag}: standard input is empty`);
  if (/[\r\n]/.test(secret)) throw new UsageError(`${flag}: standard input holds more than one line`);
  return secret;
}
