import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { useProfile } from '../../parts/use-profile.ts';

/** `grt profile use` */
export function useCommand(context: Context): Command {
  const command = new Command('use')
    .description('make this the default account')
    .argument('<profile>', 'profile name')
    .action((profile: string) => useProfile(context, profile));
  prints(command, { fields: ['profile', 'api_url', 'username'] });
  return withExample(command, 'grt profile use acme');
}
