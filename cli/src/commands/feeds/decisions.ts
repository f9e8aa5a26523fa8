import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { printEarlierDecisions } from '../../parts/earlier-decisions.ts';

/** `grt feeds decisions` */
export function decisionsCommand(context: Context): Command {
  const command = new Command('decisions')
    .description("list earlier decisions on a feed, and on the client's earlier ones like it")
    .argument('<id>', 'feed id', parseId)
    .action((id: number) => listDecisions(context, id));
  return withExample(command, 'grt feeds decisions --json=decision,notes 7');
}

async function listDecisions(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const history = await grt.adminFeeds.decisions({ id }, { signal: context.signal });
  await printEarlierDecisions(context, history, ['other feed of this client', 'other feeds of this client']);
}
