import { Command } from 'commander';
import type { Context } from './context.ts';
import { withExample } from './example.ts';

/** A noun: its verbs in help order, and examples. */
export function groupOf(
  context: Context,
  verbs: readonly ((context: Context) => Command)[],
  ...examples: readonly string[]
): Command {
  const group = withExample(new Command(), ...examples);
  for (const verb of verbs) group.addCommand(verb(context));
  return group;
}
