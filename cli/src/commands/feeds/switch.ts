import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { feedRecords } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { feedColumns } from './feed-columns.ts';

/** `grt feeds pause` */
export function pauseCommand(context: Context): Command {
  return switchCommand(context, { verb: 'pause', about: 'pause approved feeds', is_active: false });
}

/** `grt feeds resume` */
export function resumeCommand(context: Context): Command {
  return switchCommand(context, { verb: 'resume', about: 'resume paused feeds', is_active: true });
}

interface Switch {
  readonly verb: 'pause' | 'resume';
  readonly about: string;
  readonly is_active: boolean;
}

function switchCommand(context: Context, { verb, about, is_active }: Switch): Command {
  const command = addBulk(new Command(verb), 'feeds')
    .description(about)
    .action(async (ids: readonly string[], flags: BulkFlags) => {
      const calls = await feedCalls(context);
      await runBulk(
        context,
        {
          command: `feeds ${verb}`,
          verb: verb === 'pause' ? 'Pause' : 'Resume',
          what: ['feed', 'feeds'],
          columns: feedColumns.slice(0, 5),
          records: feedRecords(context),
          work: async (id, _settings, { signal }) => {
            const reply = await calls.update({ id, is_active }, { signal });
            if (!reply.needs_mapping) return reply.data;
            throw new CommandError('A feed without a new file needs no mapping', {
              exitCode: exitCode.failed,
              code: 'bug',
            });
          },
          look: (id) => calls.show({ id }, { signal: context.signal }),
        },
        ids,
        flags,
      );
    });
  prints(command, { dataOf: 'adminFeeds.approve' });
  return withExample(
    command,
    `grt feeds ${verb} 7`,
    `grt feeds list --status approved --json id | grt feeds ${verb} --from -`,
  );
}
