import { geoRuleTypeValues, type GeoRuleType } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { geoColumns } from './geo-columns.ts';
import { allRules } from './geo-rules.ts';

interface ListFlags extends LimitFlag, WebFlag {
  readonly type?: GeoRuleType;
  readonly blocked?: true;
}

/** `grt geo list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list rules, countries first; places without a rule are served')
    .addOption(new Option('--type <type>', 'only this type').choices(geoRuleTypeValues))
    .option('--blocked', 'only rules that block')
    .action((flags: ListFlags) => listRules(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt geo list --blocked', "grt geo list --jq '.[].code'");
}

async function listRules(context: Context, { limit, type, blocked, web }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/systems');
  const rules = (await allRules(context)).filter(
    (rule) => (type === undefined || rule.type === type) && (blocked !== true || rule.is_blocked),
  );
  await printList(context, rules, geoColumns, { limit, empty: 'No rules found.' });
}
