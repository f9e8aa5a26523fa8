import type { Command } from 'commander';

const examples = new WeakMap<Command, readonly string[]>();

/** Ends a command's help with examples to copy. */
export function withExample(command: Command, ...lines: readonly string[]): Command {
  examples.set(command, lines);
  const title = lines.length === 1 ? 'Example' : 'Examples';
  return command.addHelpText('after', `\n${title}:\n${lines.map((line) => `  $ ${line}`).join('\n')}`);
}

/** These lines, for the reference. */
export function examplesOf(command: Command): readonly string[] {
  return examples.get(command) ?? [];
}
