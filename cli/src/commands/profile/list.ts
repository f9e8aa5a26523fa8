import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { profileColumns, profileRows } from './profile-columns.ts';

/** `grt profile list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list accounts saved on this machine')
    .action(() => listProfiles(context));
  return withExample(command, 'grt profile list', "grt profile list --jq '.[].profile'");
}

async function listProfiles(context: Context): Promise<void> {
  const rows = profileRows(await context.accounts.kept());
  await context.output.list(rows, profileColumns);
  if (rows.length === 0) await context.note('No saved accounts yet. Run: grt auth login');
}
