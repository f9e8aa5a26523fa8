// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { createHash } from 'node:crypto';
import { createReadStream, promises as fs } from 'node:fs';
import { CommandError } from './command-error.ts';
import { exitCode } from './exit-code.ts';

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Replaces a file in one step, once the new content is complete and has this SHA-256. It keeps its permissions.
 * @throws CommandError if the content is another one, or the file cannot be written; the file is as it was then */
export async function replaceFile(path: string, content: AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
  const draft = `${path}.new`;
  try {
    const { mode } = await fs.stat(path);
    await fs.writeFile(draft, content);
    if ((await sha256Of(draft)) !== sha256) {
      throw new CommandError(`The download has the wrong SHA-256 checksum. ${path} is unchanged. Try again`, {
        exitCode: exitCode.failed,
        code: 'wrong_checksum',
      });
    }
    await fs.chmod(draft, mode);
    await fs.rename(draft, path);
  } catch (error) {
    await fs.rm(draft, { force: true }).catch(() => undefined);
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new CommandError(`${path} cannot be replaced: ${error.message}`, {
      exitCode: exitCode.failed,
      code: 'file_not_written',
      cause: error,
    });
  }
}
