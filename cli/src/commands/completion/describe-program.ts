import type { Command, Option } from 'commander';
import type { Suggestion } from './suggestion.ts';

/** One command, as needed for completion. */
export interface CompletedCommand {
  /** The words after `grt`; empty for the program itself. */
  readonly path: readonly string[];
  readonly about: string;
  readonly commands: readonly Suggestion[];
  readonly flags: readonly CompletedFlag[];
  /** Fixed values of its arguments. */
  readonly choices: readonly string[];
  /** Whether one of its arguments is a file. */
  readonly takesFile: boolean;
}

/** One flag. */
export interface CompletedFlag {
  readonly names: readonly string[];
  readonly about: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
  /** Whether its value is a file. */
  readonly takesFile: boolean;
}

/** Every command of a program, the program itself first. */
export function describeProgram(program: Command): readonly CompletedCommand[] {
  const shared = program.options.filter((option) => !option.hidden).map(describeFlag);
  const walk = (command: Command, path: readonly string[]): readonly CompletedCommand[] => [
    {
      path,
      about: command.description(),
      commands: visible(command).flatMap((child) =>
        [child.name(), ...child.aliases()].map((value, at) => ({
          value,
          about: child.description(),
          isSecondName: at > 0,
        })),
      ),
      flags: [
        ...(path.length === 0 ? [] : command.options.filter((option) => !option.hidden).map(describeFlag)),
        ...shared,
        help,
      ],
      choices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
      takesFile: command.registeredArguments.some((argument) => isFileName(argument.name())),
    },
    ...visible(command).flatMap((child) =>
      [child.name(), ...child.aliases()].flatMap((name) => walk(child, [...path, name])),
    ),
  ];
  return walk(program, []);
}

function visible({ commands }: Command): readonly Command[] {
  return commands.filter((child) => !child.name().startsWith('__'));
}

const help: CompletedFlag = {
  names: ['-h', '--help'],
  about: 'print this help',
  takesValue: false,
  choices: [],
  takesFile: false,
};

/** By the placeholder: `<file>`, `<folder-or-manifest>`. */
function isFileName(placeholder: string): boolean {
  return /\b(?:file|folder)\b/.test(placeholder);
}

function describeFlag({ short, long, flags, description, required, optional, argChoices = [] }: Option): CompletedFlag {
  return {
    names: [short, long].filter((name) => name !== undefined),
    about: description,
    takesValue: required || optional,
    choices: argChoices,
    takesFile: isFileName(flags.replace(/^.*--[\w-]+/, '')),
  };
}
