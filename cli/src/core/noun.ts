import type { Command } from 'commander';
import type { Context } from './context.ts';

/** A command of the first level. What is behind it is read when it is called, so that starting stays quick. */
export interface Noun {
  readonly name: string;
  readonly alias?: string;
  /** Not in the help: for programs only. */
  readonly hidden?: true;
  /** What the help says about it. */
  readonly about: string;
  readonly load: () => Promise<(context: Context) => Command>;
}

/** Gives a command the name, alias and description of its noun. */
export function describedAs({ name, alias, about }: Noun, command: Command): Command {
  command.name(name).description(about);
  return alias === undefined ? command : command.alias(alias);
}
