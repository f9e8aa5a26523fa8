// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { promises as fs } from 'node:fs';
import { dirname, join, posix, win32 } from 'node:path';
import { makeFolder } from '@grt/sdk/credentials';
import { isErrno } from '../errno.ts';
import type { World } from '../world.ts';

/** A bulk run, as stored until it is done. */
export interface KeptRun {
  /** Its name: eight hexadecimal digits, part of the idempotency key of every call. */
  readonly run: string;
  readonly command: string;
  readonly apiUrl: string;
  /** What is sent with every id, such as a reason. */
  readonly settings: Readonly<Record<string, string>>;
  readonly ids: readonly number[];
}

/** An unfinished run. */
export interface LeftRun extends KeptRun {
  /** The ids that are already settled. */
  readonly settled: ReadonlySet<number>;
}

/** Records what was done, so that a run can continue after a crash, an interruption, or a lost connection. */
export interface Journal {
  settle(ids: readonly number[]): Promise<void>;
  /** Deletes the run, because nothing is left to do. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** Unfinished runs are deleted after this time. */
const keptMs = 30 * 86_400_000;

/** The folder of runs: `$XDG_STATE_HOME/grt/runs`, in `~/.local/state` by default, and on Windows in `%LOCALAPPDATA%`. */
export function runsFolder(
  { env, homeDir }: Pick<World, 'env' | 'homeDir'>,
  platform: string = process.platform,
): string {
  const isWindows = platform === 'win32';
  const paths = isWindows ? win32 : posix;
  const local = isWindows ? env['LOCALAPPDATA'] || paths.join(homeDir, 'AppData', 'Local') : undefined;
  const configured = env['XDG_STATE_HOME'] ?? '';
  const base = paths.isAbsolute(configured) ? configured : (local ?? paths.join(homeDir, '.local', 'state'));
  return paths.join(base, 'grt', 'runs');
}

/** Opens the journal of a new or resumed run. Only its owner can read it.
 * @throws the file system's error if the folder cannot be written */
export async function openJournal(folder: string, kept: KeptRun): Promise<Journal> {
  const path = join(folder, fileName(kept));
  await makeFolder(dirname(path));
  const file = await fs.open(path, 'a', 0o600);
  if ((await file.stat()).size === 0) await file.appendFile(`${JSON.stringify(kept)}\n`);
  return {
    settle: (ids) => file.appendFile(ids.map((id) => `${String(id)}\n`).join('')),
    close: () => file.close(),
    forget: async () => {
      await file.close();
      await fs.rm(path, { force: true });
    },
  };
}

/** The named run, or the latest one, of a command on a server. Runs older than 30 days are deleted.
 * @returns undefined if there is none */
export async function findRun(
  folder: string,
  wanted: Pick<KeptRun, 'command' | 'apiUrl'> & { readonly run: string | undefined },
  nowMs: number,
): Promise<LeftRun | undefined> {
  let latest: { readonly left: LeftRun; readonly changedMs: number } | undefined;
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(`${slugOf(wanted.command)}.`)) continue;
    const path = join(folder, name);
    const changedMs = (await fs.stat(path)).mtimeMs;
    if (nowMs - changedMs > keptMs) {
      await fs.rm(path, { force: true });
      continue;
    }
    const left = await readRun(path);
    if (left?.apiUrl !== wanted.apiUrl || left.command !== wanted.command) continue;
    if (wanted.run !== undefined && left.run !== wanted.run) continue;
    if (latest === undefined || changedMs >= latest.changedMs) latest = { left, changedMs };
  }
  return latest?.left;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
}

/** The last line may be truncated if the program was killed. */
async function readRun(path: string): Promise<LeftRun | undefined> {
  const [head = '', ...lines] = (await fs.readFile(path, 'utf8')).split('\n');
  const kept: unknown = parsed(head);
  if (!isKeptRun(kept)) return undefined;
  return { ...kept, settled: new Set(lines.slice(0, -1).map(Number)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isKeptRun(value: unknown): value is KeptRun {
  return (
    typeof value === 'object' &&
    value !== null &&
    'run' in value &&
    'command' in value &&
    'apiUrl' in value &&
    'settings' in value &&
    'ids' in value &&
    Array.isArray(value.ids)
  );
}

function fileName({ command, run }: KeptRun): string {
  return `${slugOf(command)}.${run}.jsonl`;
}

function slugOf(command: string): string {
  return command.replaceAll(/[^\w-]+/g, '-');
}
