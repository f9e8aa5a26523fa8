import type { CallOptions } from '@grt/sdk';
import { logEntriesMax, type LogEntry } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { keepAsking } from '../../core/keep-asking.ts';

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
  read: (limit: number, options?: CallOptions) => Promise<readonly LogEntry[]>,
  { limit, columns }: Following,
): Promise<void> {
  const results = context.output.results(columns);
  // Everything since the first call: entries older than those shown must not count as new later.
  const first = (await read(logEntriesMax)).toReversed();
  for (const entry of first.slice(-limit)) await results.add(entry);
  let seen = first.map(keyOf);
  await keepAsking(context, async () => {
    const entries = (await read(logEntriesMax, { retries: 0 })).toReversed();
    for (const entry of freshOf(entries, seen)) await results.add(entry);
    if (entries.length > 0) seen = entries.map(keyOf);
    return false;
  });
  await results.end();
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
