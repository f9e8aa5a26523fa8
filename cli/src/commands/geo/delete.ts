import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { geoColumns } from './geo-columns.ts';
import { ruleNamed } from './geo-rules.ts';

/** `grt geo delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description("delete a rule; clicks from there are served again unless the country's rule blocks them")
    .argument('<rule>', 'rule id or code')
    .action((rule: string, flags: ConfirmFlags) => deleteRule(context, rule, flags));
  prints(command, { dataOf: 'geo.update' });
  return withExample(command, 'grt geo delete US-TX --yes');
}

async function deleteRule(context: Context, named: string, flags: ConfirmFlags): Promise<void> {
  const rule = await ruleNamed(context, named);
  if (!(await isConfirmed(context, flags, `Delete the rule for ${rule.code}, ${rule.name}?`))) return;
  const grt = await context.grt();
  await grt.geo.remove({ id: rule.id }, { signal: context.signal });
  await context.output.result(rule, geoColumns);
}
