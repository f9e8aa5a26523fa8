import { Argument, Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { shellScript, shells } from './shell-scripts.ts';
import { suggest } from './suggest.ts';

/** `grt completion` */
export function completionCommand(context: Context): Command {
  const command = new Command()
    .addArgument(new Argument('<shell>', 'shell to generate the script for').choices([...shells]))
    .action((shell: (typeof shells)[number]) => context.output.raw(shellScript(shell)));
  return withExample(
    command,
    'source <(grt completion bash)',
    'grt completion zsh > "${fpath[1]}/_grt"',
    'grt completion fish > ~/.config/fish/completions/grt.fish',
    'grt completion powershell | Out-String | Invoke-Expression',
  );
}

/**
 * `grt __complete`: what the shell scripts call. Prints one suggestion per line, followed by a tab and its description.
 */
export function suggestCommand(context: Context): Command {
  const command = new Command()
    .argument('[words...]', 'the words after grt, ending with the one being typed')
    .allowUnknownOption()
    .helpOption(false)
    .action((words: readonly string[]) => suggest(context, words));
  return withExample(command, 'grt __complete -- feeds list --status ""');
}
