import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';

/** `grt profile delete` */
export function deleteCommand(context: Context): Command {
  const command = new Command('delete')
    .alias('rm')
    .description('remove a saved account; its session or token stays valid (auth logout ends it)')
    .argument('<profile>', 'profile name')
    .action((profile: string) => deleteProfile(context, profile));
  prints(command, { fields: ['profile', 'api_url'] });
  return withExample(command, 'grt profile delete old-server');
}

async function deleteProfile(context: Context, profile: string): Promise<void> {
  const { api_url } = await context.accounts.remove(profile);
  await context.output.result({ profile, api_url }, [
    { name: 'Profile', value: (row) => row.profile },
    { name: 'Server', value: (row) => row.api_url },
  ]);
}
