import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError } from '../../core/command-error.ts';
import { addBulkSwitches, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { shellWord } from '../../core/shell-word.ts';
import { sourceName } from '../../core/source-name.ts';
import { reviewJob } from '../../parts/review/reviewed-kind.ts';
import { checkedDecisions, type CheckedDecision } from './checked-decisions.ts';
import { clientsOption, withoutKnownClients } from './known-clients.ts';
import { readDecisions, type Decision } from './planned-decisions.ts';
import { reviewedRegistration } from './reviewed-registration.ts';

/** `grt registrations apply` */
export function applyCommand(context: Context): Command {
  const command = addBulkSwitches(new Command('apply'))
    .description('apply the decisions in a plan; rows without a decision are skipped')
    .argument('<file>', 'CSV file from grt registrations plan (- for standard input)')
    .addOption(clientsOption())
    .action((file: string, flags: PlanFlags) => applyPlan(context, file, flags));
  prints(command, reviewedRegistration);
  return withExample(
    command,
    'grt registrations apply decisions.csv --dry-run',
    'grt registrations apply decisions.csv --yes',
  );
}

interface PlanFlags extends BulkFlags {
  readonly clients?: string;
}

async function applyPlan(context: Context, file: string, flags: PlanFlags): Promise<void> {
  const decisions = await readDecisions(await context.files.readText(file), file);
  const counts = (wanted: Decision['decision']): number =>
    decisions.filter(({ decision }) => decision === wanted).length;
  if (decisions.length === 0) {
    await context.note(`${sourceName(file)} contains no decisions: enter approve or reject in the decision column.`);
    return;
  }
  const byId = await checkedDecisions(context, decisions, file);
  await context.note(`${String(counts('approve'))} to approve, ${String(counts('reject'))} to reject`);
  const grt = await context.grt();
  const { decisionsPerCall } = await import('@grt/sdk/rules');
  const longest = decisions.reduce((most, { notes }) => (notes.length > most.length ? notes : most), '');
  await runBulk(
    context,
    {
      ...reviewJob(context, reviewedRegistration, { status: 'pending', filter: {} }),
      command: `registrations apply ${file}`,
      typed: `registrations apply ${shellWord(file)}`,
      verb: 'Apply decisions to',
      look: async (id) => decided(byId, id, file).registration,
      async consider(ids, how) {
        const approvals = ids.filter((id) => byId.get(id)?.decision === 'approve');
        const kept = new Set(await withoutKnownClients(context, approvals, { ...how, choice: flags.clients }));
        return ids.filter((id) => kept.has(id) || byId.get(id)?.decision === 'reject');
      },
      wanted: (id) => (byId.get(id)?.decision === 'reject' ? 'rejected' : 'approved'),
      work: (id, _settings, options) => {
        const { decision, notes } = decided(byId, id, file);
        return decision === 'reject'
          ? grt.registrations.reject({ id, admin_notes: notes }, options)
          : grt.registrations.approve({ id, admin_notes: notes === '' ? undefined : notes }, options);
      },
      together: {
        perCall: () => decisionsPerCall(longest),
        work: (ids, _settings, options) => {
          const sent = ids.map((id) => {
            const { decision, notes } = decided(byId, id, file);
            return { id, decision, ...(notes === '' ? {} : { admin_notes: notes }) };
          });
          return grt.registrations.decide({ decisions: sent }, options);
        },
      },
    },
    flags.resume === undefined ? [...byId.keys()].map(String) : [],
    flags,
  );
}

/** @throws CommandError when the file has changed since the run was left */
function decided(byId: ReadonlyMap<number, CheckedDecision>, id: number, file: string): CheckedDecision {
  const decision = byId.get(id);
  if (decision !== undefined) return decision;
  throw new CommandError(`${sourceName(file)} no longer contains a decision for ${String(id)}`, {
    exitCode: exitCode.conflict,
    code: 'changed',
  });
}
