import { geoRuleTypeValues, type GeoRule, type GeoRuleType } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { geoColumns } from './geo-columns.ts';
import { allRules } from './geo-rules.ts';

interface RuleFilters {
  readonly type?: GeoRuleType;
  readonly blocked?: true;
}

interface ListFlags extends LimitFlag, WebFlag, RuleFilters {}

/** `grt geo list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list rules, countries first; places without a rule are served')
    .action((flags: ListFlags) => listRules(context, flags));
  return withExample(
    addWeb(addLimit(addRuleFilters(command))),
    'grt geo list --blocked',
    "grt geo list --jq '.[].code'",
  );
}

async function listRules(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/systems');
  await printList(context, await listedRules(context, filters), geoColumns, { limit, empty: 'No rules found.' });
}

/** Adds the flags that choose rules. */
export function addRuleFilters(command: Command): Command {
  return command
    .addOption(new Option('--type <type>', 'only this type').choices(geoRuleTypeValues))
    .option('--blocked', 'only rules that block');
}

/** What the list and the export have. */
export async function listedRules(context: Context, { type, blocked }: RuleFilters): Promise<readonly GeoRule[]> {
  return (await allRules(context)).filter(
    (rule) => (type === undefined || rule.type === type) && (blocked !== true || rule.is_blocked),
  );
}
