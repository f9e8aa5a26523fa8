import type { SavedMapping } from '@grt/sdk/contract';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { feedCalls } from './feed-calls.ts';
import { addMappingFlags, needsMapping, readGivenMapping, type MappingFlags } from './mapping-source.ts';

const columns: readonly Column<SavedMapping>[] = [
  { name: 'Columns', value: (saved) => saved.columns },
  { name: 'Saved', value: (saved) => saved.updated_at, time: true },
];

/** `grt feeds mapping save` */
export function saveCommand(context: Context): Command {
  const command = new Command('save')
    .description('save the mapping that the next file of a feed is read with')
    .argument('<feed>', 'feed id or name');
  addMappingFlags(command).action(async (typed: string, flags: MappingFlags) =>
    saveMapping(context, await feedId(context, typed), flags),
  );
  needsMapping(command);
  return withExample(command, 'grt feeds mapping save 7 --mapping mapping.yaml');
}

async function saveMapping(context: Context, id: number, flags: MappingFlags): Promise<void> {
  const { mapping = {} } = await readGivenMapping(context, flags);
  const calls = await feedCalls(context);
  const saved = await calls.saveMapping({ id, mapping }, { signal: context.signal });
  await context.output.result(saved, columns);
}

/** `grt feeds mapping delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('delete the saved mapping of a feed; the next file asks for one')
    .argument('<feed>', 'feed id or name')
    .action((typed: string, flags: ConfirmFlags) => deleteMapping(context, typed, flags));
  prints(command, { fields: ['id', 'deleted'] });
  return withExample(command, 'grt feeds mapping delete 7 --yes');
}

async function deleteMapping(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await feedId(context, typed);
  if (!(await isConfirmed(context, flags, `Delete the saved mapping of feed ${typed}?`))) return;
  const calls = await feedCalls(context);
  await calls.removeMapping({ id }, { signal: context.signal });
  await reportDone(context, id, 'deleted', `Saved mapping of feed ${typed}`);
}
