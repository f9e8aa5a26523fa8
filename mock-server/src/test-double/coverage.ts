import type { ApiDocument, Operation } from '@grt/sdk/document';
import { fieldsOfOperation, waysOf } from './contract-fields.ts';
import { coveragePage } from './coverage-page.ts';
import { refuseUnknownFields } from './known-names.ts';
import type { Coverage, CoverageShares, JournalEntry, OperationCoverage, Reached } from './public-api.ts';

const nouns = {
  operations: 'operations',
  statuses: 'statuses',
  requestFields: 'request fields',
  replyFields: 'reply fields',
} as const satisfies Readonly<Record<keyof CoverageShares, string>>;

/** Counts which operations, statuses, and fields of the contract were met. */
export function createCoverage(document: ApiDocument) {
  const tallies = new Map(document.operations.map((operation) => [operation.id, tallyOf(operation, document)]));
  let known: Coverage | undefined;
  return {
    met(entry: JournalEntry): void {
      tallies.get(entry.operation ?? '')?.add(entry);
      known = undefined;
    },
    report: (): Coverage => (known ??= coverageOf([...tallies.values()].map((tally) => tally.report()))),
  };
}

function tallyOf(operation: Operation, document: ApiDocument) {
  const { id, replies } = operation;
  let calls = 0;
  const met = { statuses: new Set<string>(), requestFields: new Set<string>(), replyFields: new Set<string>() };
  let read: ReturnType<typeof fieldsOfOperation> | undefined;
  const fields = () => (read ??= fieldsOfOperation(operation, (schema) => document.resolve(schema)));
  return {
    add({ parameters, path, requestBody, status, replyBody }: JournalEntry): void {
      calls += 1;
      met.statuses.add(String(status));
      const query = [...new URLSearchParams(path.split('?')[1] ?? '').keys()];
      const asked = new Set(fields().request);
      for (const name of [...Object.keys(parameters), ...query, ...waysOf(requestBody, asked)])
        met.requestFields.add(name);
      const answered = new Set(fields().replies[String(status)]);
      for (const way of waysOf(replyBody, answered)) met.replyFields.add(`${String(status)} ${way}`);
    },
    report: (): OperationCoverage => ({
      operation: id,
      calls,
      statuses: reached(
        Object.keys(replies).filter((status) => status !== 'default'),
        met.statuses,
      ),
      requestFields: reached(fields().request, met.requestFields),
      replyFields: reached(
        Object.entries(fields().replies).flatMap(([status, ways]) => ways.map((way) => `${status} ${way}`)),
        met.replyFields,
      ),
    }),
  };
}

function reached(wanted: readonly string[], found: ReadonlySet<string>): Reached {
  return { met: wanted.filter((name) => found.has(name)), missing: wanted.filter((name) => !found.has(name)) };
}

function coverageOf(all: readonly OperationCoverage[]): Coverage {
  const called = all.filter(({ calls }) => calls > 0);
  const total = (kind: 'statuses' | 'requestFields' | 'replyFields') => ({
    met: all.reduce((sum, one) => sum + one[kind].met.length, 0),
    all: all.reduce((sum, one) => sum + one[kind].met.length + one[kind].missing.length, 0),
    missing: all.flatMap((one) => one[kind].missing.map((name) => `${one.operation} ${name}`)),
  });
  const missing = all.filter(({ calls }) => calls === 0).map(({ operation }) => operation);
  const totals = {
    operations: { met: called.length, all: all.length, missing },
    statuses: total('statuses'),
    requestFields: total('requestFields'),
    replyFields: total('replyFields'),
  };
  const lines = kinds.map((kind) => line(nouns[kind], totals[kind]));
  return {
    ...totals,
    operations: { called: called.length, all: all.length, missing },
    byOperation: all,
    require(shares) {
      requireShares(shares);
      const faults = kinds.flatMap((kind) => shortage(nouns[kind], totals[kind], shares[kind]) ?? []);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    totals: () => lines,
    text: () => [...lines, ...(called.length === 0 ? [] : ['', table(called)])].join('\n'),
    html: () => coveragePage(lines, all),
  };
}

const kinds = ['operations', 'statuses', 'requestFields', 'replyFields'] as const;

/** @throws RangeError for another kind, and for what is no share */
function requireShares(shares: CoverageShares): void {
  refuseUnknownFields('What a run must have met', shares, kinds);
  for (const kind of kinds) {
    const share: unknown = shares[kind];
    if (share !== undefined && !(typeof share === 'number' && share >= 0 && share <= 1))
      throw new RangeError(`${kind} must be 0 to 1, not ${JSON.stringify(share)}.`);
  }
}

interface Total {
  readonly met: number;
  readonly all: number;
  readonly missing: readonly string[];
}

function line(noun: string, { met, all }: Total): string {
  return `${String(met)} of ${String(all)} ${noun}, ${(met / all).toLocaleString('en-US', { style: 'percent' })}`;
}

function shortage(noun: string, found: Total, least: number | undefined): string | undefined {
  if (least === undefined || found.met >= least * found.all) return undefined;
  const missing = found.missing.map((name) => `  ${name}`);
  return [`${line(noun, found)}, instead of ${String(least * 100)}%. Missing:`, ...missing].join('\n');
}

/** What was called, with its counts. */
function table(called: readonly OperationCoverage[]): string {
  const rows = called.map(({ operation, calls, statuses, requestFields, replyFields }) => [
    operation,
    String(calls),
    `${statuses.met.join(' ')}${statuses.missing.length === 0 ? '' : ` (not ${statuses.missing.join(' ')})`}`,
    countOf(requestFields),
    countOf(replyFields),
  ]);
  const all = [['Operation', 'Calls', 'Statuses', 'Request fields', 'Reply fields'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function countOf({ met, missing }: Reached): string {
  return `${String(met.length)} of ${String(met.length + missing.length)}`;
}
