import { logEntriesMax, type LogEntry } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';

const pollMs = 2000;

/** How a log is followed. */
interface Following {
  /** Entries to start with. */
  readonly limit: number;
  readonly columns: readonly Column<LogEntry>[];
}

/** Prints a log and new entries until the user interrupts, which sets the exit code. If the server is unavailable for a
 * while, it is retried.
 * @param read - the latest entries, newest first */
export async function followLog(
  context: Context,
  read: (limit: number) => Promise<readonly LogEntry[]>,
  { limit, columns }: Following,
): Promise<void> {
  const { setbackOf } = await import('@grt/sdk');
  const results = context.output.results(columns);
  let seen: readonly string[] = [];
  let isFirst = true;
  while (!context.signal.aborted) {
    try {
      // Everything since the first call: entries older than those shown must not count as new later.
      const entries = (await read(logEntriesMax)).toReversed();
      const fresh = isFirst ? entries.slice(-limit) : freshOf(entries, seen);
      for (const entry of fresh) await results.add(entry);
      if (entries.length > 0) seen = entries.map(keyOf);
      isFirst = false;
    } catch (error) {
      if (context.signal.aborted) break;
      if (isFirst || setbackOf(error) === undefined) throw error;
      await context.note('The server is not responding. Retrying.');
    }
    await context.sleep(pollMs);
  }
  await results.end();
  context.exitWith(exitCode.interrupted);
}

/** The entries after the last one seen. */
function freshOf(entries: readonly LogEntry[], seen: readonly string[]): readonly LogEntry[] {
  const counts = new Map<string, number>();
  for (const key of seen) counts.set(key, (counts.get(key) ?? 0) + 1);
  return entries.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0;
    counts.set(keyOf(entry), left - 1);
    return left <= 0;
  });
}

function keyOf({ timestamp, level, message, request_id }: LogEntry): string {
  return `${timestamp}|${level}|${request_id ?? ''}|${message}`;
}
