import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printEarlierDecisions } from '../../parts/earlier-decisions.ts';
import { feedId } from '../../parts/review/feed-records.ts';

/** `grt feeds decisions` */
export function decisionsCommand(context: Context): Command {
  const command = new Command('decisions')
    .description("list earlier decisions on a feed, and on the client's earlier ones like it")
    .argument('<feed>', 'feed id or name')
    .action(async (typed: string) => listDecisions(context, await feedId(context, typed)));
  return withExample(command, 'grt feeds decisions --json=decision,notes 7');
}

async function listDecisions(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const history = await grt.adminFeeds.decisions({ id }, { signal: context.signal });
  await printEarlierDecisions(context, history, ['other feed of this client', 'other feeds of this client']);
}
