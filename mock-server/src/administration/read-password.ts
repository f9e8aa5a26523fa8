import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';
import { Writable } from 'node:stream';
import { AdminUsageError, type PasswordSource } from './arguments.ts';

/** The terminal or pipe that a password comes from. */
export interface PasswordTerminal {
  readonly stdin: NodeJS.ReadableStream & Pick<ReadStream, 'isTTY'>;
  readonly stderr: NodeJS.WritableStream;
}

/** A new password; undefined if a link is wanted instead.
 * @throws AdminUsageError if no one can answer, or the two entries differ. */
export async function readNewPassword(terminal: PasswordTerminal, source: PasswordSource): Promise<string | undefined> {
  if (source === 'link') return undefined;
  if (source === 'stdin') return firstLine(terminal.stdin);
  if (!terminal.stdin.isTTY)
    throw new AdminUsageError('Nobody can type a password here. Use --password-stdin, or --link');
  const password = await askUnseen(terminal, 'New password: ');
  if ((await askUnseen(terminal, 'Password again: ')) !== password) throw new AdminUsageError('Passwords do not match');
  return password;
}

async function firstLine(stdin: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? '';
}

/** Asks without echoing what is typed. */
async function askUnseen({ stdin, stderr }: PasswordTerminal, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => reject(new AdminUsageError('Canceled: nothing was changed')));
      lines.once('close', () => reject(new AdminUsageError('Canceled: nothing was changed')));
      lines.once('line', resolve);
    });
  } finally {
    lines.close();
    stderr.write('\n');
  }
}
