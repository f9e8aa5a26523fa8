import type { Clock } from './clock.ts';
import { redact } from './redaction.ts';
import { currentJobId, currentRequestId } from './request-context.ts';
import { traceIds } from './tracing/tracing.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof LEVELS)[number];

/** Details besides the message: plain values, nested objects, an `error`. Secrets in them are redacted. */
export type LogFields = Readonly<Record<string, unknown>>;

/** The application log. One entry is one JSON line: `time` (UTC ISO 8601), `level`, `message`, then the fields. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** The same log, with these fields on every entry (for example a request id). */
  child(fields: LogFields): Log;
  /** Sets the minimum level for every log with the same sinks. */
  setLevel(level: LogLevel | 'silent'): void;
}

/** Receives one complete line without its line break. */
export type LogSink = (line: string, level: LogLevel) => void;

export interface LogOptions {
  clock: Clock;
  /** The minimum level written; `silent` writes nothing. `info` by default. */
  level?: LogLevel | 'silent';
  sinks: readonly LogSink[];
}

export function createLog({ clock, level = 'info', sinks }: LogOptions): Log {
  const rankOf = (wanted: LogLevel | 'silent') => (wanted === 'silent' ? LEVELS.length : LEVELS.indexOf(wanted));
  let least = rankOf(level);

  const withFields = (base: LogFields): Log => {
    const writer = (at: LogLevel) => (message: string, fields?: LogFields) => {
      if (LEVELS.indexOf(at) < least) return;
      const requestId = currentRequestId();
      const job = currentJobId();
      const ids = {
        ...(requestId === undefined ? {} : { request_id: requestId }),
        ...(job === undefined ? {} : { job }),
        ...traceIds(),
      };
      const details = redact({ ...base, ...ids, ...fields });
      const line = asJson({ time: clock.now().toISOString(), level: at, message: redact(message) }, details);
      for (const sink of sinks) quietly(() => sink(line, at));
    };
    return {
      debug: writer('debug'),
      info: writer('info'),
      warn: writer('warn'),
      error: writer('error'),
      child: (fields) => withFields({ ...base, ...fields }),
      setLevel(wanted) {
        least = rankOf(wanted);
      },
    };
  };
  return withFields({});
}

/** Writes warnings and errors to standard error and the rest to standard output. */
export function consoleSink(
  streams: { out: NodeJS.WritableStream; err: NodeJS.WritableStream } = { out: process.stdout, err: process.stderr },
): LogSink {
  return (line, level) => {
    (level === 'warn' || level === 'error' ? streams.err : streams.out).write(`${line}\n`);
  };
}

/** A log that discards everything. */
export const silentLog: Log = createLog({ clock: { now: () => new Date(0) }, level: 'silent', sinks: [] });

export function isLogLevel(value: unknown): value is LogLevel {
  return LEVELS.some((level) => level === value);
}

/** A request must not fail because its log entry cannot be written: the disk is full, or the terminal is gone. */
function quietly(write: () => void): void {
  try {
    write();
  } catch {
    // There is no other place to report it: whatever is reported goes through the log.
  }
}

function asJson(head: Record<string, unknown>, details: unknown): string {
  try {
    return JSON.stringify({ ...head, ...(details as LogFields), ...head });
  } catch {
    return JSON.stringify({ ...head, details: '[not representable as JSON]' });
  }
}
