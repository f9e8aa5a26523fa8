import type { LogEntry } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';

const pollMs = 2000;
/** As many as the server gives at once. */
const entriesPerCall = 1000;

/** How a log is followed. */
interface Following {
  /** Entries to begin with. */
  readonly limit: number;
  readonly columns: readonly Column<LogEntry>[];
}

/** Prints a log and what comes to it, until the user interrupts: the exit code says so. A server that is away for a while is
 * waited for.
 * @param read - the latest entries, the newest first */
export async function followLog(
  context: Context,
  read: (limit: number) => Promise<readonly LogEntry[]>,
  { limit, columns }: Following,
): Promise<void> {
  const { NetworkError, TimeoutError } = await import('@grt/sdk');
  const results = context.output.results(columns);
  let seen: readonly string[] = [];
  let isFirst = true;
  while (!context.signal.aborted) {
    try {
      // All of them from the first call on: what is older than what was shown must not count as new later.
      const entries = (await read(entriesPerCall)).toReversed();
      const fresh = isFirst ? entries.slice(-limit) : freshOf(entries, seen);
      for (const entry of fresh) await results.add(entry);
      if (entries.length > 0) seen = entries.map(keyOf);
      isFirst = false;
    } catch (error) {
      if (context.signal.aborted) break;
      const mayComeBack = error instanceof NetworkError || error instanceof TimeoutError;
      if (isFirst || !mayComeBack) throw error;
      await context.note('The server does not answer. Trying again.');
    }
    await context.sleep(pollMs);
  }
  await results.end();
  context.exitWith(exitCode.interrupted);
}

/** What stands behind the last entry that was seen. */
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
