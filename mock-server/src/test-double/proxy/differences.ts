/** A way in which a request or a reply does not fit the contract. */
export interface Difference {
  readonly side: 'request' | 'reply';
  readonly message: string;
  readonly count: number;
  /** The first one: method and path. */
  readonly first: string;
}

/** What was seen of one operation. */
export interface ComparedOperation {
  /** Method and path for what is not in the contract. */
  readonly operation: string;
  readonly calls: number;
  readonly differences: readonly Difference[];
}

export interface DifferenceReport {
  readonly calls: number;
  readonly operations: readonly ComparedOperation[];
}

interface Seen {
  readonly operation: string;
  readonly call: string;
  readonly request: string | undefined;
  readonly reply: string | undefined;
}

/** Collects differences by operation; equal ones are counted. */
export function createDifferences() {
  const byOperation = new Map<string, { calls: number; readonly found: Map<string, Difference> }>();
  return {
    add({ operation, call, ...faults }: Seen): void {
      const seen = byOperation.get(operation) ?? { calls: 0, found: new Map<string, Difference>() };
      byOperation.set(operation, seen);
      seen.calls += 1;
      for (const side of ['request', 'reply'] as const) {
        const message = faults[side];
        if (message === undefined) continue;
        const key = `${side} ${message}`;
        const known = seen.found.get(key) ?? { side, message, count: 0, first: call };
        seen.found.set(key, { ...known, count: known.count + 1 });
      }
    },
    report(): DifferenceReport {
      const operations = [...byOperation]
        .map(([operation, { calls, found }]) => ({ operation, calls, differences: [...found.values()] }))
        .toSorted((one, other) => one.operation.localeCompare(other.operation));
      return { calls: operations.reduce((sum, { calls }) => sum + calls, 0), operations };
    },
  };
}

/** Whether anything differs. */
export function differs({ operations }: DifferenceReport): boolean {
  return operations.some(({ differences }) => differences.length > 0);
}

/** The report for people. */
export function differenceText(report: DifferenceReport): string {
  const { calls, operations } = report;
  const differing = operations.filter(({ differences }) => differences.length > 0);
  const head = `${countOf(calls, 'call')} of ${countOf(operations.length, 'operation')}: ${
    differing.length === 0 ? 'all as in the contract' : `${countOf(differing.length, 'operation')} with differences`
  }`;
  const parts = differing.map(({ operation, calls: own, differences }) =>
    [`${operation}  ${countOf(own, 'call')}`, ...differences.map(lineOf)].join('\n'),
  );
  return [head, ...parts].join('\n\n');
}

function lineOf({ side, message, count, first }: Difference): string {
  return `  ${side}: ${message}\n    ${count === 1 ? 'once' : `${String(count)} times`}, first ${first}`;
}

function countOf(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
