import { Command } from 'commander';
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
      const known = Object.keys(topicNames).join(', ');
      throw new UsageError(`There is no command or topic "${words.join(' ')}". Topics: ${known}\nSee: grt --help`);
    }
    command = next;
  }
  command.outputHelp();
}
