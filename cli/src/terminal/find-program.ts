import { constants, promises as fs } from 'node:fs';
import { posix, win32 } from 'node:path';

/** Where to look for programs. */
export interface ProgramPlaces {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
}

/** Whether a shell would find the program that a command starts with. Commands that begin with something other than a
 * plain word, such as an assignment or a quote, are left to the shell: true. */
export async function findsProgram(command: string, places: ProgramPlaces): Promise<boolean> {
  const [word = ''] = command.trim().split(/\s/);
  if (!/^[\w./\\:+-]+$/.test(word)) return true;
  for (const path of candidates(word, places)) if (await isExecutable(path)) return true;
  return false;
}

/** Every path that may be meant by a word, in the shell's order. Windows starts no file without an ending, even if there is
 * one, such as a script for another shell. */
export function candidates(word: string, { env, platform }: ProgramPlaces): readonly string[] {
  const isWindows = platform === 'win32';
  const paths = isWindows ? win32 : posix;
  const added = isWindows ? (env['PATHEXT'] ?? '.EXE;.CMD;.BAT;.COM').split(';') : [];
  const endings = isWindows && win32.extname(word) === '' ? added : ['', ...added];
  const isPath = word.includes('/') || (isWindows && word.includes('\\'));
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(paths.delimiter).filter((folder) => folder !== '');
  const found = isPath ? [word] : folders.map((folder) => paths.join(folder, word));
  return found.flatMap((path) => endings.map((ending) => path + ending));
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await fs.access(path, constants.X_OK);
    return (await fs.stat(path)).isFile();
  } catch {
    return false;
  }
}
