import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { geoColumns } from './geo-columns.ts';
import { ruleNamed } from './geo-rules.ts';

/** `grt geo block` */
export function blockCommand(context: Context): Command {
  return verdictCommand(context, 'block', "block clicks from a rule's place");
}

/** `grt geo allow` */
export function allowCommand(context: Context): Command {
  return verdictCommand(context, 'allow', "allow clicks from a rule's place, even if its country is blocked");
}

function verdictCommand(context: Context, verb: 'block' | 'allow', about: string): Command {
  const command = new Command(verb)
    .description(about)
    .argument('<rule>', 'rule id or code')
    .action((rule: string) => decide(context, rule, verb === 'block'));
  return withExample(command, `grt geo ${verb} US-TX`);
}

/** Sends the desired state, so that running it twice changes nothing. */
async function decide(context: Context, named: string, is_blocked: boolean): Promise<void> {
  const { id } = await ruleNamed(context, named);
  const grt = await context.grt();
  const options = { signal: context.signal };
  await context.output.result(await grt.geo.update({ id, is_blocked }, options), geoColumns);
}
