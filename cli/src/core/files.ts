// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { promises as fs } from 'node:fs';
import { dirname, posix, resolve, win32 } from 'node:path';
import { CommandError, UsageError } from './command-error.ts';
import { decodedText } from './decoded-text.ts';
import { isErrno } from './errno.ts';
import { pathInRepository } from './path-in-repository.ts';
import { exitCode } from './exit-code.ts';
import { pipedInput, type PipedInput } from './piped-input.ts';
import type { World } from './world.ts';

/** The user's files and piped input, in whatever encoding. The path `-` means standard input. */
export interface Files {
  /** @throws UsageError if the file does not exist, nothing is piped in, or the text is damaged */
  readText(path: string): Promise<string>;
  /** All of standard input. @throws UsageError at a terminal, where it would wait forever, and if the text is damaged;
   * `flag` is what needs it */
  readStdin(flag: string): Promise<string>;
  /** The bytes of standard input. */
  readonly piped: PipedInput;
  /** The absolute path of an existing file. @throws UsageError if it does not exist, or is a folder, pipe, or device */
  existing(path: string): Promise<string>;
  /** A path from the root of the repository that it is in, if it is in one; otherwise as it is. Always with slashes there. */
  inRepository(path: string): Promise<string>;
  /** The names in a folder; undefined if the path is a file. @throws UsageError if it does not exist */
  listFolder(path: string): Promise<readonly string[] | undefined>;
  /** Writes a new file. Only its name is used, never a folder from an untrusted source.
   * @throws CommandError if it exists and `replace` is false */
  save(name: string, content: ReadableStream<Uint8Array>, options: SaveOptions): Promise<string>;
}

/** Where a file goes. */
export interface SaveOptions {
  /** A path that the user chose; otherwise the given name in the current directory. */
  readonly path: string | undefined;
  readonly replace: boolean;
}

/** Files relative to the directory that the program was started in.
 * @param note - says what encoding a text is in, if it is not UTF-8 */
export function createFiles(world: Pick<World, 'stdin' | 'workDir'>, note: (text: string) => Promise<void>): Files {
  const locate = (path: string): string => resolve(world.workDir, path);
  const piped = pipedInput(world);
  const readStdin = async (flag: string): Promise<string> => decodedText(await piped(flag), 'Standard input', note);
  const readFile = async (path: string): Promise<string> =>
    decodedText(await fs.readFile(locate(path)).catch(refuse(path)), path, note);
  return {
    piped,
    readStdin,
    readText: (path) => (path === '-' ? readStdin('-') : readFile(path)),
    existing: async (path) => {
      const found = await fs.stat(locate(path)).catch(refuse(path));
      if (found.isDirectory()) throw new UsageError(`${path} is a folder, not a file`);
      // What is sent may have to be read twice.
      if (!found.isFile()) throw new UsageError(`${path} is a pipe or a device: save its content to a file first`);
      return locate(path);
    },
    inRepository: async (path) => (path === '-' ? path : ((await pathInRepository(locate(path))) ?? path)),
    listFolder: async (path) => {
      const found = await fs.stat(locate(path)).catch(refuse(path));
      return found.isDirectory() ? fs.readdir(locate(path)) : undefined;
    },
    save: async (name, content, { path, replace }) => {
      const target = locate(path ?? safeName(name));
      if (!replace && (await exists(target))) {
        throw new CommandError(`${target} already exists. Choose another file with --output, or use --force`, {
          exitCode: exitCode.conflict,
          code: 'file_exists',
        });
      }
      await writeTo(target, content).catch(refuseFolder(target));
      return target;
    },
  };
}

/** Writes a file through a draft beside it, so that it is never half written. A link stays one: the file that it leads to
 * is replaced, or made. What is not a file, such as a device or a pipe, is written to as it is. */
async function writeTo(target: string, content: ReadableStream<Uint8Array>): Promise<void> {
  const found = await fs.stat(target).catch(() => undefined);
  if (isDeviceOfWindows(target) || (found?.isFile() === false && !found.isDirectory())) {
    await fs.writeFile(target, content);
    return;
  }
  const real = found ? await fs.realpath(target) : await linkedFile(target);
  const draft = `${real}.part`;
  try {
    await fs.writeFile(draft, content);
    await fs.rename(draft, real);
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
}

/** Whether Windows takes a path for a device, as `NUL` in any folder: it has neither a kind nor a place for a draft beside it. */
export function isDeviceOfWindows(path: string, platform: string = process.platform): boolean {
  return platform === 'win32' && deviceName.test(win32.basename(path));
}

const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Where a link leads whose file is missing; the path itself if it is no link. */
async function linkedFile(path: string): Promise<string> {
  const link = await fs.readlink(path).catch(() => undefined);
  return link === undefined ? path : resolve(dirname(path), link);
}

async function exists(path: string): Promise<boolean> {
  return fs.stat(path).then(
    () => true,
    () => false,
  );
}

/** The last part of a name as every system can keep it: without characters that Windows refuses, without the spaces and dots
 * at its end that it drops, and not the name of a device there. */
export function safeName(name: string): string {
  const last = posix.basename(name.replaceAll('\\', '/')).replaceAll(/[\p{Control}<>:"|?*]/gu, '_');
  let end = last.length;
  while (end > 0 && ' .'.includes(last.charAt(end - 1))) end -= 1;
  const kept = last.slice(0, end);
  if (kept === '') return 'download';
  return deviceName.test(kept) ? `_${kept}` : kept;
}

function refuseFolder(target: string): (error: unknown) => Promise<never> {
  return async (error) => {
    const folder = dirname(target);
    // As in /proc.
    if (isErrno(error, 'ENOENT') && (await exists(folder)))
      throw new UsageError(`The system does not allow files in ${folder}: choose another folder with --output`, {
        cause: error,
      });
    if (isErrno(error, 'ENOTDIR'))
      throw new UsageError(`${folder} is not a folder: choose another with --output`, { cause: error });
    if (isErrno(error, 'ENOENT'))
      throw new UsageError(`The folder ${folder} does not exist: create it, or choose another with --output`, {
        cause: error,
      });
    if (isErrno(error, 'EISDIR') || isErrno(error, 'ENOTEMPTY'))
      throw new UsageError(`${target} is a folder: name a file with --output`, { cause: error });
    if (isErrno(error, 'EACCES') || isErrno(error, 'EPERM') || isErrno(error, 'EROFS'))
      throw new UsageError(`${target} cannot be written: permission denied`, { cause: error });
    // Windows does not replace a file that is open.
    if (isErrno(error, 'EBUSY'))
      throw new UsageError(`${target} cannot be written: another program is using it`, { cause: error });
    throw error;
  };
}

function refuse(path: string): (error: unknown) => never {
  return (error) => {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ENOTDIR'))
      throw new UsageError(`File not found: ${path}`, { code: 'file_not_found', cause: error });
    if (isErrno(error, 'EACCES') || isErrno(error, 'EPERM'))
      throw new UsageError(`${path} cannot be read: permission denied`, { cause: error });
    if (isErrno(error, 'EISDIR')) throw new UsageError(`${path} is a folder, not a file`, { cause: error });
    throw error;
  };
}
