import type { ConflictError } from '@grt/sdk';
import type { Input } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { anyWholeNumber } from '../../core/list.ts';
import { trafficSource } from '../../parts/traffic-source.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { parseDollars } from './amounts.ts';
import { printedBidding, biddingResult, type DomainBidding } from './bidding-columns.ts';
import { howToGoOn } from './refused-change.ts';

/** What is to be changed. */
export interface SetFlags extends OwnerFlag {
  readonly bid?: number;
  readonly budget?: number;
  readonly active?: true;
  readonly paused?: true;
  readonly reason?: string;
  readonly ifVersion?: number;
}

type Changes = Omit<Input<'bidding.update'>, 'id'>;

/** `grt bids set` */
export function setCommand(context: Context): Command {
  const command = addDomain(new Command('set'))
    .description("change a domain's bid or budget, or start or pause its bidding; fields you leave out stay unchanged")
    .option('--bid <dollars>', 'bid per unique click: $0 to $100, in whole cents', parseDollars)
    .option('--budget <dollars>', 'daily budget, never exceeded: $0 to $100,000, in whole cents', parseDollars)
    .option('--active', 'start bidding')
    .addOption(new Option('--paused', 'pause bidding').conflicts('active'))
    .option('-r, --reason <text>', 'reason to record in the history; required for administrators')
    .option('--if-version <number>', 'only if it has not changed since this version (see bids show)', anyWholeNumber)
    .action((domain: string, flags: SetFlags) => setBidding(context, domain, flags));
  prints(command, printedBidding);
  return withExample(
    command,
    'grt bids set daily-clips.example --bid 0.12 --budget 200 --active',
    'grt bids set daily-clips.example --paused --reason "Agreed by phone"',
    'grt bids set daily-clips.example --bid 0.15 --if-version 18',
  );
}

/** Changes a bidding and prints the result. */
export async function setBidding(context: Context, name: string, flags: SetFlags): Promise<void> {
  const changes = changesOf(flags);
  const id = await chosenDomainId(context, name, flags);
  const { ConflictError: Conflict } = await import('@grt/sdk');
  try {
    const set = await update(context, id, changes);
    await context.output.result({ ...set, traffic_source: await trafficSource(context) }, biddingResult);
    const pacing = set.domain.pacing_stats;
    // Active bidding that serves nothing is probably unintended.
    if (set.is_active && pacing?.can_serve === false) await context.note(pacing.recommended_action);
  } catch (error) {
    throw error instanceof Conflict ? explained(error, Conflict, name) : error;
  }
}

/** @throws UsageError when there is nothing to change */
function changesOf({ bid, budget, active, paused, reason, ifVersion }: SetFlags): Changes {
  if (bid === undefined && budget === undefined && active === undefined && paused === undefined) {
    throw new UsageError('Nothing to change: use --bid, --budget, --active or --paused');
  }
  return {
    bid_amount: bid,
    daily_budget: budget,
    is_active: active ?? (paused === undefined ? undefined : false),
    change_reason: reason,
    version: ifVersion,
  };
}

/** Sends a change. If the server requires a reason, prompts for one and sends it again.
 * @throws UsageError that names the flag when not interactive */
async function update(context: Context, id: number, changes: Changes): Promise<DomainBidding> {
  const grt = await context.grt();
  const { ValidationError } = await import('@grt/sdk');
  try {
    const { data, domain, message } = await grt.bidding.update({ id, ...changes }, { signal: context.signal });
    if (message !== undefined) await context.note(message);
    return { ...data, domain };
  } catch (error) {
    const asked = error instanceof ValidationError ? error.fields['change_reason'] : undefined;
    if (asked === undefined || changes.change_reason !== undefined) throw error;
    if (!context.prompt.canAsk) {
      throw new UsageError('Administrators must give a reason for the change: use --reason', {
        cause: error,
      });
    }
    const reason = await context.prompt.text({
      message: 'Reason for the change:',
      flag: '--reason',
      check: (text) => (text.trim() === '' ? asked[0] : undefined),
    });
    return update(context, id, { ...changes, change_reason: reason });
  }
}

/** The same refusal, followed by what to do next. */
function explained(error: ConflictError, Conflict: typeof ConflictError, domain: string): ConflictError {
  const { operation, requestId, status, code, body } = error;
  const message = [error.reason, ...howToGoOn(error, domain)].join('\n');
  return new Conflict(message, { operation, requestId, status, code, body, cause: error });
}
