import type { Operation } from '@grt/sdk/document';
import type { Coverage, JournalEntry } from './public-api.ts';

/** Counts which operations and statuses of the contract were met. */
export function createCoverage(operations: readonly Operation[]) {
  const pairs = operations.flatMap(({ id, replies }) =>
    Object.keys(replies)
      .filter((status) => status !== 'default')
      .map((status) => `${id} ${status}`),
  );
  const called = new Set<string>();
  const met = new Set<string>();
  return {
    met({ operation, status }: Pick<JournalEntry, 'operation' | 'status'>): void {
      if (operation === undefined) return;
      called.add(operation);
      met.add(`${operation} ${String(status)}`);
    },
    report: (): Coverage =>
      coverageOf({
        operations: share(
          operations.map(({ id }) => id),
          called,
        ),
        statuses: share(pairs, met),
      }),
  };
}

interface Share {
  readonly all: number;
  readonly reached: number;
  readonly missing: readonly string[];
}

function share(wanted: readonly string[], reached: ReadonlySet<string>): Share {
  const missing = wanted.filter((name) => !reached.has(name));
  return { all: wanted.length, reached: wanted.length - missing.length, missing };
}

function coverageOf({ operations, statuses }: { operations: Share; statuses: Share }): Coverage {
  return {
    operations: { called: operations.reached, all: operations.all, missing: operations.missing },
    statuses: { met: statuses.reached, all: statuses.all, missing: statuses.missing },
    require(shares) {
      const faults = [
        shortage('operations', operations, shares.operations),
        shortage('statuses', statuses, shares.statuses),
      ].filter((fault) => fault !== undefined);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    text: () => [line('operations', operations), line('statuses', statuses)].join('\n'),
  };
}

function line(noun: string, { reached, all }: Share): string {
  return `${String(reached)} of ${String(all)} ${noun}, ${(reached / all).toLocaleString('en-US', { style: 'percent' })}`;
}

function shortage(noun: string, found: Share, least: number | undefined): string | undefined {
  if (least === undefined || found.reached >= least * found.all) return undefined;
  const missing = found.missing.map((name) => `  ${name}`);
  return [`${line(noun, found)}, instead of ${String(least * 100)}%. Missing:`, ...missing].join('\n');
}
