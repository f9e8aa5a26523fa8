/**
 * `npm run reference -w cli` writes docs/cli.md from the commands; with `--check` it only reports whether that is up to
 * date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Argument, Command, Option } from 'commander';
import type { Context } from '../src/core/context.ts';
import { examplesOf } from '../src/core/example.ts';
import { createProgram } from '../src/program.ts';
import { introduction } from './reference-introduction.ts';

const file = fileURLToPath(new URL('../../docs/cli.md', import.meta.url));

const reference = await referenceText();
if (process.argv.includes('--check')) {
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present !== reference) {
    process.stderr.write('docs/cli.md is out of date. Run: npm run reference -w cli\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, reference);
}

async function referenceText(): Promise<string> {
  const ignored = { out: () => undefined, hold: () => undefined, width: 100 };
  // Declaring a command does not use its context.
  const program = await createProgram({} as Context, ignored);
  const nouns = shown(program);
  return [
    '<!-- Generated from the commands by `npm run reference -w cli`. Do not edit. -->',
    '# The command line',
    introduction.trim(),
    '## Flags of every command',
    optionTable(program.options),
    '## Commands',
    nouns.map((noun) => `- [\`grt ${noun.name()}\`](#grt-${noun.name()}): ${cell(noun.description())}`).join('\n'),
    ...nouns.flatMap((noun) => section(noun, `grt ${noun.name()}`, 2)),
    '',
  ].join('\n\n');
}

/** A command and its subcommands. */
function section(command: Command, path: string, level: number): readonly string[] {
  const children = shown(command);
  const aliases = command.aliases().map((alias) => `\`${path.replace(/\S+$/, alias)}\``);
  const usage = children.length > 0 ? `${path} <command>` : `${path} ${command.usage()}`.trim();
  const examples = examplesOf(command).map((line) => `$ ${line}`);
  return [
    `${'#'.repeat(level)} ${path}`,
    `${sentence(command.description())}${aliases.length === 0 ? '' : ` Also ${aliases.join(', ')}.`}`,
    `\`\`\`\n${[usage, ...(examples.length === 0 ? [] : ['', ...examples])].join('\n')}\n\`\`\``,
    ...(command.registeredArguments.length === 0 ? [] : [argumentTable(command.registeredArguments)]),
    ...(command.options.some(isShown) ? [optionTable(command.options)] : []),
    ...children.flatMap((child) => section(child, `${path} ${child.name()}`, Math.min(level + 1, 4))),
  ];
}

function argumentTable(args: readonly Argument[]): string {
  const rows = args.map((argument) => {
    const name = argument.variadic ? `${argument.name()}...` : argument.name();
    return `| \`${argument.required ? `<${name}>` : `[${name}]`}\` | ${cell(withChoices(argument.description, argument.argChoices))} |`;
  });
  return ['| argument | description |', '| --- | --- |', ...rows].join('\n');
}

function optionTable(options: readonly Option[]): string {
  const rows = options
    .filter(isShown)
    .map((option) => `| \`${cell(option.flags)}\` | ${cell(withChoices(option.description, option.argChoices))} |`);
  return ['| flag | description |', '| --- | --- |', ...rows].join('\n');
}

function isShown({ hidden }: Option): boolean {
  return !hidden;
}

function shown({ commands }: Command): readonly Command[] {
  return commands.filter((command) => !command.name().startsWith('__'));
}

function withChoices(about: string, choices: readonly string[] | undefined): string {
  if (choices === undefined) return about;
  return `${about} (${choices.map((choice) => `\`${choice === '\t' ? 'a tab' : choice}\``).join(', ')})`;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
