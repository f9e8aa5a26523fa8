import { isDeepStrictEqual } from 'node:util';
import type { ApiDocument } from '@grt/sdk/document';
import { createCoverage } from './coverage.ts';
import { harOf } from './har.ts';
import { refuseUnknownFields, refuseUnknownOperation } from './known-names.ts';
import type { ExpectedCall, Journal, JournalEntry } from './public-api.ts';

export interface WritableJournal extends Journal {
  add(entry: JournalEntry): void;
}

export function createJournal(document: ApiDocument): WritableJournal {
  const noted: JournalEntry[] = [];
  const coverage = createCoverage(document);
  const of = (operation?: string) =>
    operation === undefined ? [...noted] : noted.filter((entry) => entry.operation === operation);
  return {
    add(entry) {
      noted.push(entry);
      coverage.met(entry);
    },
    entries: of,
    clear: () => void noted.splice(0),
    expectCalled(operation, expected = {}) {
      refuseUnknownOperation(
        operation,
        document.operations.map(({ id }) => id),
      );
      refuseUnknownFields('What expectCalled is given', expected, ['times', 'status', 'input']);
      const calls = of(operation);
      const found = calls.filter((entry) => fits(entry, expected)).length;
      const isEnough = expected.times === undefined ? found > 0 : found === expected.times;
      if (!isEnough) throw new Error(complaint(operation, { expected, found, calls, all: noted }));
    },
    har: () => harOf(noted),
    coverage: () => coverage.report(),
  };
}

function fits(entry: JournalEntry, { status, input = {} }: ExpectedCall): boolean {
  if (status !== undefined && entry.status !== status) return false;
  const given = inputOf(entry);
  return Object.entries(input).every(([name, value]) => contains(given[name], value));
}

function inputOf({ path, parameters, requestBody }: JournalEntry): Readonly<Record<string, unknown>> {
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
  const body = typeof requestBody === 'object' && requestBody !== null ? requestBody : {};
  return { ...parameters, ...query, ...body };
}

/** Numbers of a path or a query are texts there. */
function contains(given: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number' && typeof given === 'string') return given === String(wanted);
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return isDeepStrictEqual(given, wanted);
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(wanted).every(([name, value]) => contains(Reflect.get(given, name), value));
}

interface Complaint {
  readonly expected: ExpectedCall;
  readonly found: number;
  readonly calls: readonly JournalEntry[];
  readonly all: readonly JournalEntry[];
}

function complaint(operation: string, { expected, found, calls, all }: Complaint): string {
  const { times, ...wanted } = expected;
  const how = times === undefined ? 'at least once' : often(times);
  const as = Object.keys(wanted).length === 0 ? '' : ` as ${JSON.stringify(wanted)}`;
  const head = `${operation} was expected to be called ${how}${as}, and so it was ${often(found)}.`;
  if (calls.length === 0) {
    const others = [...new Set(all.map((entry) => entry.operation ?? `${entry.method} ${entry.path}`))];
    return `${head} It was not called at all; these were: ${others.join(', ') || 'none'}`;
  }
  const lines = calls.map((entry) => `  ${String(entry.status)} ${JSON.stringify(inputOf(entry))}`);
  return [head, 'It was called with', ...lines].join('\n');
}

function often(times: number): string {
  if (times === 0) return 'never';
  return times === 1 ? 'once' : `${String(times)} times`;
}
