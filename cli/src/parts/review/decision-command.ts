import { Command, type Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { CallOptions, Grt } from '@grt/sdk';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import type { BulkJob, BulkResult, BulkSettings, Considered } from '../../core/bulk/job.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { asksFor } from '../../core/needed-input.ts';
import { readReason } from '../../core/reason.ts';
import { reviewJob, type ReviewedKind } from './reviewed-kind.ts';

/** One decision about a kind: `approve`, `reject`, `suspend`. */
export interface Verb<Row, Status extends string> {
  /** As typed: `approve`. */
  readonly name: string;
  /** For the confirmation of a bulk run: `Approve`. */
  readonly label: string;
  readonly description: string;
  /** The status that `--all` selects. */
  readonly from: Status;
  /** The status afterward. A conflict that reports it counts as unchanged. */
  readonly to: string;
  /** The flag for the decision's text. */
  readonly text?: DecisionText;
  /** A flag that also takes back the opposite decision. */
  readonly revoke?: Revocation<Status>;
  /** A look at what is chosen before anything is decided, with the flag that says what becomes of it. */
  readonly caution?: Caution;
  /** @param text - undefined if omitted */
  readonly decide: (grt: Grt, decision: Decision, options: CallOptions) => Promise<Row>;
  /** The same for several in one call. @returns their results, in the same order */
  readonly decideAll: (
    grt: Grt,
    decisions: readonly Decision[],
    options: CallOptions,
  ) => Promise<readonly BulkResult<Row>[]>;
  readonly examples: readonly [string, ...string[]];
}

/** The text of a decision. If required, a terminal prompts for it and a script without it fails with a usage error. */
export interface DecisionText {
  /** `notes` or `reason`: the flag's name, and its key in the run saved for `--resume`. */
  readonly name: 'notes' | 'reason';
  readonly help: string;
  readonly isRequired: boolean;
}

/** `--revoke`. */
export interface Revocation<Status extends string> {
  readonly help: string;
  /** The status that `--all` selects with it. */
  readonly from: Status;
}

/** A look at what is chosen. */
export interface Caution {
  /** `--clients` */
  readonly option: () => Option;
  readonly consider: (context: Context, ids: readonly number[], how: Considered) => Promise<readonly number[]>;
}

export interface Decision {
  readonly id: number;
  readonly text: string | undefined;
  /** Whether `--revoke` was typed. */
  readonly revoke: boolean;
}

interface DecisionFlags extends BulkFlags {
  readonly notes?: string;
  readonly reason?: string;
  readonly revoke?: boolean;
  readonly clients?: string;
}

/**
 * Builds `grt <noun> <verb> [ids…]`: the same flags, prompts, journal, and exit codes for everything that is reviewed.
 */
export function decisionCommand<Row, Status extends string, Filter extends object>(
  context: Context,
  kind: ReviewedKind<Row, Status, Filter>,
  verb: Verb<Row, Status>,
): Command {
  const all = `every ${verb.from} ${kind.what[0]}, or those matching ${kind.filtersInWords}`;
  const command = addBulk(new Command(verb.name), kind.what[1], all).description(verb.description);
  kind.addFilters(command);
  if (verb.text) addText(command, verb.text);
  if (verb.text?.isRequired)
    asksFor(command, ({ reason, resume, dryRun }) => ({ '--reason': reason ?? resume ?? dryRun }));
  if (verb.revoke) command.option('--revoke', verb.revoke.help);
  if (verb.caution) command.addOption(verb.caution.option());
  command.action(async (ids: readonly string[], flags: DecisionFlags & Filter) => {
    await runBulk(context, await jobOf(context, { kind, verb }, flags), ids, flags);
  });
  prints(command, kind);
  return withExample(command, ...verb.examples);
}

function addText(command: Command, { name, help }: DecisionText): void {
  command.option(name === 'reason' ? '-r, --reason <text>' : '--notes <text>', help);
}

async function jobOf<Row, Status extends string, Filter extends object>(
  context: Context,
  { kind, verb }: { readonly kind: ReviewedKind<Row, Status, Filter>; readonly verb: Verb<Row, Status> },
  flags: DecisionFlags & Filter,
): Promise<BulkJob<Row>> {
  const grt = await context.grt();
  const { decisionsPerCall } = await import('@grt/sdk/rules');
  const { text, revoke, caution } = verb;
  const decision = (id: number, settings: BulkSettings): Decision => ({
    id,
    text: text && settings[text.name],
    revoke: settings['revoke'] === 'true',
  });
  return {
    ...reviewJob(context, kind, { status: revoke && flags.revoke ? revoke.from : verb.from, filter: flags }),
    command: `${kind.noun} ${verb.name}`,
    verb: verb.label,
    wanted: verb.to,
    ...(caution ? { consider: (ids, how) => caution.consider(context, ids, { ...how, choice: flags.clients }) } : {}),
    ...(text ? { settings: () => settingsOf(context, text, flags) } : {}),
    work: (id, settings, options) => verb.decide(grt, decision(id, settings), options),
    together: {
      perCall: (settings) => decisionsPerCall(text && settings[text.name]),
      work: (ids, settings, options) =>
        verb.decideAll(
          grt,
          ids.map((id) => decision(id, settings)),
          options,
        ),
    },
  };
}

async function settingsOf(
  context: Context,
  { name, isRequired }: DecisionText,
  flags: DecisionFlags,
): Promise<BulkSettings> {
  const typed = isRequired ? await readReason(context, { reason: flags[name] }) : flags[name];
  return {
    ...(typed === undefined ? {} : { [name]: typed }),
    ...(flags.revoke === true ? { revoke: 'true' } : {}),
  };
}
