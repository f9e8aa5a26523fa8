import type { GeoRule } from '@grt/sdk/contract';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { allRules } from './geo-rules.ts';

/** `grt geo explain` */
export function explainCommand(context: Context): Command {
  const command = new Command('explain')
    .description('show whether clicks from a place are served, and which rule decides')
    .argument('<code>', 'place code, such as FR or US-TX')
    .action((code: string) => explain(context, code));
  return withExample(command, 'grt geo explain US-TX');
}

async function explain(context: Context, typed: string): Promise<void> {
  const code = typed.toUpperCase();
  const { geoCode } = await import('@grt/sdk/formats/geo-code');
  if (!geoCode.accepts(code))
    throw new UsageError(`"${typed}" is not the code of a country or state: use one like FR or US-TX`);
  const rule = decidingRule(await allRules(context), code);
  const verdict = {
    code,
    is_served: rule?.is_blocked !== true,
    rule_id: rule?.id ?? null,
    because: becauseOf(code, rule),
  };
  await context.output.record(verdict, [
    { name: 'Place', value: (row) => row.code },
    { name: 'Served', value: (row) => row.is_served, tone: (row) => (row.is_served ? 'good' : 'bad') },
    { name: 'Rule', value: (row) => row.rule_id },
    { name: 'Because', value: (row) => row.because },
  ]);
}

/** A state's rule beats its country's. @see docs/specification/decisions.md §10 */
function decidingRule(rules: readonly GeoRule[], code: string): GeoRule | undefined {
  const [country] = code.split('-');
  return rules.find((rule) => rule.code === code) ?? rules.find((rule) => rule.code === country);
}

function becauseOf(code: string, rule: GeoRule | undefined): string {
  if (rule === undefined) return 'no rule covers this place';
  const verb = rule.is_blocked ? 'blocks' : 'allows';
  const whose = rule.code === code ? 'its own rule' : `the rule of its country, ${rule.name},`;
  return `${whose} ${verb} it${rule.is_blocked && rule.block_reason !== null ? `: ${rule.block_reason}` : ''}`;
}
