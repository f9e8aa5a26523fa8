import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isErrnoException } from './errno.ts';
import { isAtLeast, isLogLevel, type LogLevel, type LogSink } from './log.ts';

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

/** Keeps the log in `<dataDirectory>/logs`: a file of at most `maxBytes`, and the one before it. A line is written before
 * the call returns, so that a crash loses none. */
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
        closeSync(descriptor);
        renameSync(path, join(directory, OLDER_FILE));
        descriptor = openSync(path, 'a', 0o600);
        sizeBytes = 0;
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

export interface LogQuery {
  /** How many entries at most. */
  limit: number;
  /** The least serious level. */
  level?: LogLevel | undefined;
  /** Found anywhere in the line, whatever the case. */
  search?: string | undefined;
}

/** The newest entries that fit, the newest first. Lines that are no entries are left out. */
export function readLogFile(dataDirectory: string, { limit, level, search }: LogQuery): readonly LogEntry[] {
  const wanted = search?.toLowerCase() ?? '';
  const found: LogEntry[] = [];
  for (const name of [FILE, OLDER_FILE]) {
    for (const line of readText(join(dataDirectory, 'logs', name))
      .split('\n')
      .toReversed()) {
      if (found.length >= limit) return found;
      if (!line.toLowerCase().includes(wanted)) continue;
      const entry = parseLine(line);
      if (entry && (level === undefined || isAtLeast(entry.level, level))) found.push(entry);
    }
  }
  return found;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isErrnoException(error) && error.code === 'ENOENT') return '';
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
