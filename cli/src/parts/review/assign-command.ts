import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { CallOptions, Grt } from '@grt/sdk';
import type { BodyOf, OperationId } from '@grt/sdk/contract';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import type { BulkResult } from '../../core/bulk/job.ts';
import type { Records } from '../../core/bulk/same-records.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { administratorHelp, administratorId } from '../administrator.ts';

/** Something pending that one administrator looks at. */
export interface AssignedKind<Row> {
  /** The noun as typed: `registrations`. */
  readonly noun: string;
  /** One, several: `application`, `applications`. */
  readonly what: readonly [string, string];
  /** An operation that replies one of them as it is printed. */
  readonly dataOf: OperationId;
  /** The id of a pending one in the demo, for the examples. */
  readonly example: number;
  readonly columns: readonly Column<Row>[];
  /** What the names in a file of ids are compared with. */
  readonly records: (context: Context) => Records;
  readonly assign: (grt: Grt, id: number, adminId: number | null, options: CallOptions) => Promise<Row>;
  /** The same for several in one call. @returns their results, in the same order */
  readonly assignAll: (
    grt: Grt,
    assignment: BodyOf<'registrations.assignAll'>,
    options: CallOptions,
  ) => Promise<readonly BulkResult<Row>[]>;
  /** Everything pending that nobody has. */
  readonly unassigned: (grt: Grt, options: CallOptions) => AsyncIterable<Row & { readonly id: number }>;
}

interface AssignFlags extends BulkFlags {
  readonly to?: string;
}

/** Builds `grt <noun> assign [ids…]`. */
export function assignCommand<Row>(context: Context, kind: AssignedKind<Row>): Command {
  const { noun, what, example } = kind;
  const command = addBulk(new Command('assign'), what[1], `every unassigned ${what[0]}`)
    .description(`assign pending ${what[1]} to an administrator, or unassign them`)
    .option('--to <admin>', `${administratorHelp} (default: me)`)
    .action(async (ids: readonly string[], flags: AssignFlags) => assign(context, kind, ids, flags));
  prints(command, kind);
  return withExample(
    command,
    `grt ${noun} assign ${String(example)}`,
    `grt ${noun} assign ${String(example)} --to reviewer`,
    `grt ${noun} assign ${String(example)} --to nobody`,
  );
}

async function assign<Row>(
  context: Context,
  { noun, what, columns, records, assign: assignOne, assignAll, unassigned }: AssignedKind<Row>,
  ids: readonly string[],
  { to = 'me', ...flags }: AssignFlags,
): Promise<void> {
  const grt = await context.grt();
  const { decisionsPerCall } = await import('@grt/sdk/rules');
  const idIn = (admin = 'nobody') => (admin === 'nobody' ? null : Number(admin));
  await runBulk(
    context,
    {
      command: `${noun} assign`,
      verb: 'Assign',
      what,
      columns,
      records: records(context),
      settings: async () => ({ to: String((await administratorId(context, to)) ?? 'nobody') }),
      work: (id, settings, once) => assignOne(grt, id, idIn(settings['to']), once),
      together: {
        perCall: () => decisionsPerCall(),
        work: (some, settings, once) => assignAll(grt, { ids: [...some], admin_id: idIn(settings['to']) }, once),
      },
      matching: () => unassigned(grt, { signal: context.signal }),
    },
    ids,
    flags,
  );
}
