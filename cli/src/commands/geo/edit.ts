import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addFormFlags, formChanges, type Answers, type FormField } from '../../core/form.ts';
import { geoColumns } from './geo-columns.ts';
import { ruleNamed } from './geo-rules.ts';

const fields: readonly FormField[] = [
  { name: 'name', flag: '--name <text>', about: 'place name' },
  { name: 'code', flag: '--code <code>', about: 'place code' },
  { name: 'block_reason', flag: '--reason <text>', about: 'why clicks from there are blocked' },
];

/** `grt geo edit` */
export function editCommand(context: Context): Command {
  const command = addFormFlags(new Command('edit').argument('<rule>', 'rule id or code'), fields)
    .description("change a rule's name, code, or reason; fields you leave out stay unchanged")
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
