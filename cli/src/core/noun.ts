import type { Command } from 'commander';
import type { Context } from './context.ts';

/** A top-level command. Its code is loaded when it is called, so that startup stays fast. */
export interface Noun {
  readonly name: string;
  readonly alias?: string;
  /** Hidden from the help: for programs only. */
  readonly hidden?: true;
  /** Its description in the help. */
  readonly about: string;
  /** What it is listed under. */
  readonly heading: string;
  readonly load: () => Promise<(context: Context) => Command>;
}

/** Gives a command the name, alias and description of its noun. */
export function describedAs({ name, alias, about, heading }: Noun, command: Command): Command {
  command.name(name).description(about).helpGroup(`${heading}:`);
  return alias === undefined ? command : command.alias(alias);
}
