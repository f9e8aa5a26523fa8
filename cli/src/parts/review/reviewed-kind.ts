import type { Command } from 'commander';
import type { CallOptions, Grt } from '@grt/sdk';
import type { OperationId } from '@grt/sdk/contract';
import type { BulkJob } from '../../core/bulk/job.ts';
import type { Records } from '../../core/bulk/same-records.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';

/** Something that administrators decide on: applications, domains, feeds, clients. */
export interface ReviewedKind<Row, Status extends string, Filter extends object> {
  /** The noun as typed: `registrations`. */
  readonly noun: string;
  /** One, several: `application`, `applications`. */
  readonly what: readonly [string, string];
  /** An operation that replies one of them as it is printed. */
  readonly dataOf: OperationId;
  readonly columns: readonly Column<Row>[];
  /** What the names in a file of ids are compared with. */
  readonly records: (context: Context) => Records;
  /** Adds the flags that narrow `--all`. */
  readonly addFilters: (command: Command) => void;
  /** How the help refers to them: `the filters`. */
  readonly filtersInWords: string;
  /** Everything with a status that matches the filters, in an order that stays stable while it is read. */
  readonly list: (
    context: Context,
    search: { readonly status: Status; readonly filter: Filter },
    options: CallOptions,
  ) => AsyncIterable<Row & { readonly id: number }>;
  /** The current state of one, for `--dry-run`. Without it, only ids are shown. */
  readonly show?: (grt: Grt, id: number, options: CallOptions) => Promise<Row>;
}

/** What all decision runs on a kind share. */
export function reviewJob<Row, Status extends string, Filter extends object>(
  context: Context,
  kind: ReviewedKind<Row, Status, Filter>,
  search: { readonly status: Status; readonly filter: Filter },
): Pick<BulkJob<Row>, 'what' | 'columns' | 'records' | 'matching' | 'look'> {
  const { what, columns, records, list, show } = kind;
  const options = { signal: context.signal };
  return {
    what,
    columns,
    records: records(context),
    matching: () => list(context, search, options),
    ...(show ? { look: async (id) => show(await context.grt(), id, options) } : {}),
  };
}
