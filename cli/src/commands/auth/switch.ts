import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { useProfile } from '../../parts/use-profile.ts';

/** `grt auth switch` */
export function switchCommand(context: Context): Command {
  const command = new Command('switch')
    .description('switch to another saved account')
    .argument('[profile]', 'profile name; prompts if left out, or switches to the other one when there are two')
    .action((profile: string | undefined) => switchProfile(context, profile));
  prints(command, { fields: ['profile', 'api_url', 'username'] });
  return withExample(command, 'grt auth switch', 'grt auth switch acme');
}

async function switchProfile(context: Context, named: string | undefined): Promise<void> {
  await useProfile(context, named ?? (await chooseProfile(context)));
}

async function chooseProfile(context: Context): Promise<string> {
  const { current, profiles } = await context.accounts.kept();
  const others = [...profiles.keys()].filter((name) => name !== current);
  const [only] = others;
  if (only === undefined) {
    throw new CommandError('No other account is saved on this machine. Run: grt auth login --profile NAME', {
      exitCode: exitCode.notFound,
      code: 'no_profile',
    });
  }
  if (others.length === 1) return only;
  const choices = others.toSorted().map((name) => {
    const { user, api_url = '' } = profiles.get(name) ?? {};
    return { name: `${name}  (${user?.username ?? 'token'} at ${api_url})`, value: name };
  });
  return context.prompt.choose({ message: 'Account:', flag: '[profile]', choices });
}
