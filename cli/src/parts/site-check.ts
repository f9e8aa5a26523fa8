import type { SiteCheck } from '@grt/sdk/contract';
import type { Column } from '../core/column.ts';
import { CommandError } from '../core/command-error.ts';
import type { Context } from '../core/context.ts';
import { exitCode } from '../core/exit-code.ts';

const lookEveryMs = 1000;
/** The server takes 20 seconds for one address, and may have others to look at first. */
const limitMs = 120_000;

interface Checked<Row> {
  readonly ask: () => Promise<Row>;
  readonly read: () => Promise<Row>;
  readonly checkOf: (row: Row) => SiteCheck | null;
}

/** Has the server look at an address, and waits until it has. Setbacks do not end the wait.
 * @throws CommandError if that takes more than two minutes */
export async function waitForCheck<Row>(context: Context, { ask, read, checkOf }: Checked<Row>): Promise<Row> {
  const wait = context.keepTrying(limitMs);
  for (let row = await ask(); ; row = await read()) {
    if (checkOf(row)?.state !== 'checking') return row;
    if (context.now() >= wait.startMs + wait.limitMs) throw notYet();
    await context.sleep(lookEveryMs);
    context.signal.throwIfAborted();
  }
}

const notYet = () =>
  new CommandError('The server has not checked it yet. Try again later', {
    exitCode: exitCode.failed,
    code: 'not_checked_yet',
  });

/** What the server found at an address, in lines of a record.
 * @param of - begins their names, where the record has others like them */
export function siteCheckDetails<Row>(checkOf: (row: Row) => SiteCheck | null, of?: string): readonly Column<Row>[] {
  const named = (name: string) => (of === undefined ? name : `${of} ${name.toLowerCase()}`);
  return [
    { name: named('Checked'), value: (row) => checkOf(row)?.checked_at, time: true },
    { name: named('Answer'), value: (row) => answerIn(checkOf(row)), wraps: true },
    { name: named('Leads to'), value: (row) => checkOf(row)?.final_address },
    { name: named('Title'), value: (row) => checkOf(row)?.title },
    { name: named('Certificate since'), value: (row) => checkOf(row)?.certificate_since, time: true },
    { name: named('Page changed'), value: (row) => checkOf(row)?.last_modified, time: true },
  ];
}

/** Whether the address for removals is on a policy page, in words. */
export function mentionIn(check: SiteCheck | null): string | undefined {
  if (typeof check?.mentions_email !== 'boolean') return undefined;
  return check.mentions_email ? 'on the page' : 'not found on the page';
}

function answerIn(check: SiteCheck | null): string | undefined {
  if (check?.state === 'checking') return 'being checked';
  if (!check) return undefined;
  const status = check.status === null ? [] : [`status ${String(check.status)}`];
  return [...status, ...(check.problem === null ? [] : [check.problem])].join(': ');
}
