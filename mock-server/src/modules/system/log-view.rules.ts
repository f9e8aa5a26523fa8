import type { LogEntry, LogLevel } from '@grt/sdk/contract';
import type { LogEntry as WrittenEntry } from '../../core/log-file.ts';
import type { CronRun } from '../../core/queue/cron-runs.ts';

/** What to look for in a log. */
export interface LogWish {
  readonly level?: LogLevel | undefined;
  /** Part of a message, the id of a request, or the number of a job: `job=12`. */
  readonly search?: string | undefined;
}

const levels = { debug: 'debug', info: 'info', warn: 'warning', error: 'error' } as const;
const mostCharacters = 20_000;

/** Folders of this machine, without trailing slashes: their paths are never shown. */
export interface Folders {
  /** The program's folder: places in the code are shown relative to it. */
  readonly program: string;
  readonly data: string;
}

/** An entry of the application log as shown: the message with its logged fields in one text, and where it happened. */
export function logEntryOf({ time, level, message, fields }: WrittenEntry, folders: Folders): LogEntry {
  const { error, request_id, job, fatal, ...rest } = fields;
  const failure = failureOf(error);
  const details = Object.entries(rest).flatMap(([name, value]) => detail(name, value));
  const said = failure.message === undefined ? message : `${message}: ${failure.message}`;
  const text = details.length === 0 ? said : `${said} (${details.join(', ')})`;
  return {
    level: fatal === true ? 'critical' : levels[level],
    timestamp: time,
    message: text
      .replaceAll(folders.data, 'data directory')
      .replaceAll(`${folders.program}/`, '')
      .replaceAll(`${folders.program}\\`, '')
      .slice(0, mostCharacters),
    ...placeIn(failure.stack ?? '', folders.program),
    request_id: typeof request_id === 'string' ? request_id.slice(0, 100) : null,
    job_id: typeof job === 'number' ? job : null,
  };
}

/** An unhandled error: a request or a job failed because of it, or the program ended. */
export function isUncaught({ level, fields }: WrittenEntry): boolean {
  return level === 'error' && failureOf(fields['error']).stack !== undefined;
}

export function isWanted(entry: LogEntry, { level, search = '' }: LogWish): boolean {
  if (level !== undefined && entry.level !== level) return false;
  const job = /^job=(\d{1,16}),?$/.exec(search)?.[1];
  if (job !== undefined) return entry.job_id === Number(job);
  return entry.request_id === search || entry.message.toLowerCase().includes(search.toLowerCase());
}

/** A run of the schedule as an entry of its log. */
export function schedulerEntryOf({ command, status, completedAt, ms, output }: CronRun): LogEntry {
  const said = output === '' ? '' : `: ${output}`;
  return {
    level: status === 'completed' ? 'info' : 'error',
    timestamp: completedAt.toISOString(),
    message: `${command} ${status} in ${String(ms)} ms${said}`.slice(0, mostCharacters),
    file: null,
    line: null,
    request_id: null,
    job_id: null,
  };
}

/** The outcome of runs logged at this level; undefined when no run is. */
export function runStatusOf(level: LogLevel): CronRun['status'] | undefined {
  if (level === 'info') return 'completed';
  return level === 'error' ? 'failed' : undefined;
}

function failureOf(error: unknown): { message?: string; stack?: string } {
  if (typeof error === 'string') return { message: error };
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('message' in error && typeof error.message === 'string' ? { message: error.message } : {}),
    ...('stack' in error && typeof error.stack === 'string' ? { stack: error.stack } : {}),
  };
}

function detail(name: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return [`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`];
}

/** The first stack frame in the program itself, or else in a dependency. */
function placeIn(stack: string, root: string): Pick<LogEntry, 'file' | 'line'> {
  const folder = `${root.replaceAll('\\', '/')}/`;
  const frames = stack.matchAll(/(?<=^|[\s(]|:\/\/)((?:\/?[A-Z]:)?[\\/][^\s():]+):(\d+):\d+\)?$/gimu);
  const places = [...frames].flatMap(([, found = '', line]) => {
    // On Windows: C:\grt\a.js, or /C:/grt/a.js in an address.
    const path = found.replaceAll('\\', '/').replace(/^\/(?=[A-Z]:)/i, '');
    return path.startsWith(folder) ? [{ file: path.slice(folder.length), line: Number(line) }] : [];
  });
  const place = places.find(({ file }) => !file.includes('node_modules/')) ?? places[0];
  return place ? { file: place.file.slice(0, 500), line: place.line } : { file: null, line: null };
}
