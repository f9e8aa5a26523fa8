import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrnoException } from './errno.ts';
import { linesFromEnd } from './lines-from-end.ts';
import { isLogLevel, type LogLevel, type LogSink } from './log.ts';

const FILE = 'application.log';
const OLDER_FILE = 'application.1.log';
const DEFAULT_MAX_BYTES = 5_000_000;

export interface LogFile {
  readonly sink: LogSink;
  close(): void;
}

/** One line of the application log as it is read back. */
export interface LogEntry {
  /** UTC ISO 8601. */
  time: string;
  level: LogLevel;
  message: string;
  /** Everything else that was logged with it. */
  fields: Readonly<Record<string, unknown>>;
}

/** Writes the log to `<dataDirectory>/logs`: a file of at most `maxBytes`, and the previous one. A line is written
 * before the call returns, so that a crash loses none. */
export function openLogFile(dataDirectory: string, maxBytes: number = DEFAULT_MAX_BYTES): LogFile {
  const directory = join(dataDirectory, 'logs');
  mkdirSync(directory, { recursive: true });
  const path = join(directory, FILE);
  let descriptor = openSync(path, 'a', 0o600);
  let sizeBytes = fstatSync(descriptor).size;
  let open = true;

  return {
    sink(line) {
      if (!open) return;
      const bytes = Buffer.from(`${line}\n`);
      if (sizeBytes > 0 && sizeBytes + bytes.length > maxBytes) {
        const full = descriptor;
        if (isRenamed(path, join(directory, OLDER_FILE))) {
          descriptor = openSync(path, 'a', 0o600);
          closeSync(full);
          sizeBytes = 0;
        }
      }
      writeSync(descriptor, bytes);
      sizeBytes += bytes.length;
    },
    close() {
      if (open) closeSync(descriptor);
      open = false;
    },
  };
}

/** Windows replaces no file that is being read: the log then stays in the full one until a later line. */
function isRenamed(path: string, to: string): boolean {
  try {
    renameSync(path, to);
    return true;
  } catch {
    return false;
  }
}

export interface LogQuery {
  /** How many entries at most. */
  limit: number;
  /** Filter; all entries by default. */
  accepts?: (entry: LogEntry) => boolean;
}

/** The newest matching entries, newest first. Invalid lines are skipped. The files are read from
 * their ends, piece by piece. */
export async function readLogFile(dataDirectory: string, query: LogQuery): Promise<readonly LogEntry[]> {
  const { limit, accepts = () => true } = query;
  const found: LogEntry[] = [];
  for (const name of [FILE, OLDER_FILE]) {
    for await (const lines of linesFromEnd(join(dataDirectory, 'logs', name))) {
      for (const line of lines) {
        const entry = parseLine(line);
        if (entry && accepts(entry)) found.push(entry);
        if (found.length >= limit) return found;
      }
    }
  }
  return found;
}

/** Removes the older file if nothing was written to it since `before`. @returns the bytes freed. */
export async function pruneLogFile(dataDirectory: string, before: Date): Promise<number> {
  const path = join(dataDirectory, 'logs', OLDER_FILE);
  try {
    const { mtime, size } = await stat(path);
    if (mtime >= before) return 0;
    await rm(path);
    return size;
  } catch (error) {
    if (isErrnoException(error) && error.code === 'ENOENT') return 0;
    throw error;
  }
}

function parseLine(line: string): LogEntry | undefined {
  try {
    const { time, level, message, ...fields } = JSON.parse(line) as Record<string, unknown>;
    if (typeof time !== 'string' || !isLogLevel(level) || typeof message !== 'string') return undefined;
    return { time, level, message, fields };
  } catch {
    return undefined;
  }
}
