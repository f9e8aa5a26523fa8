import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { isErrnoException } from '../../errno.ts';

/** Who holds a directory, according to its lock file. */
interface Holder {
  pid: number;
  /** When the process started, in kernel ticks since boot; undefined without /proc. */
  startTicks?: string;
  /** Boot id of the machine; undefined without /proc. */
  bootId?: string;
  /** UTC ISO 8601. */
  since: string;
}

/** The directory is in use by another process. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

export interface DirectoryLock {
  /** Calling it again does nothing. */
  release(): Promise<void>;
}

const LOCK_FILE = 'database.lock';

/** Makes sure that only one process uses the embedded database in `directory`: two would corrupt it silently.
 * On Linux the kernel holds the lock (an abstract socket, released however the process ends); the file names the
 * holder, and is the lock itself on other systems. A file left behind by a dead process is taken over; one whose
 * process is alive never is.
 * Not detected: a process in another container or on another machine that shares the directory.
 * @throws DirectoryInUseError naming the holder. */
export async function lockDirectory(directory: string, now: Date): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, LOCK_FILE);
  const socket = process.platform === 'linux' ? await holdSocket(socketName(directory)) : undefined;
  if (socket === 'taken') throw inUse(directory, readHolder(path));
  try {
    writeHolder(path, directory, { ...thisProcess(), since: now.toISOString() });
  } catch (error) {
    socket?.close();
    throw error;
  }
  let released = false;
  return {
    async release() {
      if (released) return;
      released = true;
      rmSync(path, { force: true });
      if (socket) await new Promise<void>((resolve) => socket.close(() => resolve()));
    },
  };
}

/** Based on the directory itself rather than its path, of which there may be several. */
function socketName(directory: string): string {
  const { dev, ino } = statSync(directory);
  return `\0grt-database-${String(dev)}-${String(ino)}`;
}

function holdSocket(name: string): Promise<Server | 'taken'> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.unref();
    server.once('error', (error) => {
      if (isErrnoException(error) && error.code === 'EADDRINUSE') resolve('taken');
      else reject(error);
    });
    server.listen(name, () => resolve(server));
  });
}

function writeHolder(path: string, directory: string, holder: Holder): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const descriptor = openSync(path, 'wx', 0o600);
      writeSync(descriptor, `${JSON.stringify(holder)}\n`);
      closeSync(descriptor);
      return;
    } catch (error) {
      if (!isErrnoException(error) || error.code !== 'EEXIST') throw error;
    }
    const found = readHolder(path);
    if (attempt > 0 || (found && isAlive(found))) throw inUse(directory, found);
    rmSync(path, { force: true });
  }
}

/** Undefined if the file is missing or unreadable, for example after a crash while writing it. */
function readHolder(path: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder> | null;
    return typeof holder?.pid === 'number' ? { since: 'an unknown time', ...holder, pid: holder.pid } : undefined;
  } catch {
    return undefined;
  }
}

function inUse(directory: string, holder: Holder | undefined): DirectoryInUseError {
  const who = holder ? `process ${String(holder.pid)} since ${holder.since}` : 'another process';
  return new DirectoryInUseError(
    `The data directory ${directory} is in use by ${who}. Stop that process, or choose another directory with GRT_DATA_DIR.`,
  );
}

function isAlive(holder: Holder): boolean {
  if (holder.bootId !== undefined && holder.bootId !== readText('/proc/sys/kernel/random/boot_id')) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isErrnoException(error) && error.code === 'EPERM';
  }
  return holder.startTicks === undefined || holder.startTicks === startTicks(holder.pid);
}

function thisProcess(): Omit<Holder, 'since'> {
  const ticks = startTicks(process.pid);
  const bootId = readText('/proc/sys/kernel/random/boot_id');
  return {
    pid: process.pid,
    ...(ticks === undefined ? {} : { startTicks: ticks }),
    ...(bootId === undefined ? {} : { bootId }),
  };
}

/** Field 22 of /proc/<pid>/stat, counted after the name, which may contain spaces and parentheses. */
function startTicks(pid: number): string | undefined {
  const stat = readText(`/proc/${String(pid)}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
