import { Command, CommanderError } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { topicNames } from './topic-names.ts';
import { topics, topicText } from './topics.ts';

/** `grt help` */
export function helpCommand(context: Context): Command {
  const command = new Command()
    .argument('[words...]', `a command, or a topic: ${Object.keys(topicNames).join(', ')}`)
    .action((words: readonly string[]) => explain(context, words));
  return withExample(command, 'grt help environment', 'grt help feeds upload');
}

async function explain(context: Context, words: readonly string[]): Promise<void> {
  const topic = words.length === 1 ? topics.find(({ name }) => name === words[0]) : undefined;
  if (topic) return context.output.raw(topicText(topic));
  const program = await context.wholeProgram();
  let command = program;
  for (const word of words) {
    const next = command.commands.find((child) => child.name() === word || child.aliases().includes(word));
    if (!next) {
      const topicList = Object.keys(topicNames);
      const names = [...command.commands.map((child) => child.name()), ...(command === program ? topicList : [])];
      const refusal = `There is no command or topic "${words.join(' ')}".${similarTo(word, names)}`;
      throw new UsageError(`${refusal} Topics: ${topicList.join(', ')}\nSee: grt --help`);
    }
    command = next;
  }
  command.outputHelp();
}

/** Names that may have been meant, as commander suggests them for a command: ` (Did you mean formats?)`. */
function similarTo(word: string, names: readonly string[]): string {
  const choice = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  for (const name of names) choice.command(name);
  try {
    choice.parse(['--', word], { from: 'user' });
  } catch (error) {
    const [hint] = (error instanceof CommanderError && /\(Did you mean [^()]+\)/.exec(error.message)) || [];
    if (hint !== undefined) return ` ${hint}`;
  }
  return '';
}
