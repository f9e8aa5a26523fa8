import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addFormFlags, formChanges, type Answers, type FormField } from '../../core/form.ts';
import { geoColumns } from './geo-columns.ts';
import { ruleNamed } from './geo-rules.ts';

const fields: readonly FormField[] = [
  { name: 'name', flag: '--name <text>', about: 'name of the place' },
  { name: 'code', flag: '--code <code>', about: 'code of the place' },
  { name: 'block_reason', flag: '--reason <text>', about: 'why clicks from there are not served' },
];

/** `grt geo edit` */
export function editCommand(context: Context): Command {
  const command = addFormFlags(new Command('edit').argument('<rule>', 'number or code of the rule'), fields)
    .description('change name, code or reason of a rule; what is left out stays')
    .action((rule: string, flags: Readonly<Record<string, unknown>>) =>
      editRule(context, rule, formChanges(flags, fields)),
    );
  return withExample(command, 'grt geo edit US-TX --reason "HB 1181"');
}

async function editRule(context: Context, named: string, changes: Answers): Promise<void> {
  const { id } = await ruleNamed(context, named);
  const grt = await context.grt();
  const options = { signal: context.signal };
  await context.output.result(await grt.geo.update({ ...changes, id }, options), geoColumns);
}
