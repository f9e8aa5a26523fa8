import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { wordsOf } from '../../core/expand-alias.ts';
import { groupOf } from '../../core/group.ts';
import { changePreferences, readPreferences } from '../../core/preferences.ts';

/** `grt alias`: words of one's own for whole commands. */
export function aliasCommands(context: Context): Command {
  return groupOf(
    context,
    [setCommand, listCommand, deleteCommand],
    "grt alias set waiting 'domains list --status pending'",
    'grt alias list',
  );
}

/** `grt alias set` */
function setCommand(context: Context): Command {
  const command = new Command('set')
    .description(
      'create a shortcut for a command line; $1 to $9 stand for the words after it, and any others go at the end',
    )
    .argument('<alias>', 'name of the shortcut: letters, digits, - and _')
    .argument('<command line>', 'the command line, in quotes, without grt')
    .action((alias: string, line: string) => setAlias(context, alias, line));
  prints(command, { fields: ['alias', 'command_line'] });
  return withExample(
    command,
    "grt alias set waiting 'domains list --status pending'",
    'grt alias set no \'domains reject $1 --reason "$2"\'',
  );
}

/** `grt alias list` */
function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list your aliases')
    .action(async () => {
      const { aliases } = await readPreferences(context.preferencesPath);
      const rows = Object.entries(aliases).map(([alias, line]) => ({ alias, command_line: line }));
      await context.output.list(rows, columns);
      if (rows.length === 0) await context.note('No aliases yet. See: grt alias set --help');
    });
  return withExample(command, 'grt alias list');
}

/** `grt alias delete` */
function deleteCommand(context: Context): Command {
  const command = new Command('delete')
    .alias('rm')
    .description('delete an alias')
    .argument('<alias>', 'its name')
    .action((alias: string) => deleteAlias(context, alias));
  prints(command, { fields: ['alias', 'command_line'] });
  return withExample(command, 'grt alias delete waiting');
}

interface AliasRow {
  readonly alias: string;
  readonly command_line: string;
}

const columns: readonly Column<AliasRow>[] = [
  { name: 'Alias', value: (row) => row.alias },
  { name: 'Command line', value: (row) => row.command_line },
];

async function setAlias(context: Context, alias: string, typed: string): Promise<void> {
  const line = typed.trim();
  if (!/^(?!__proto__$)\w[\w-]*$/.test(alias))
    throw new UsageError(`"${alias}" is not a valid name: use letters, digits, - and _`);
  const { commands } = await context.wholeProgram();
  const isCommand = (word: string): boolean =>
    commands.some((known) => known.name() === word || known.aliases().includes(word));
  if (isCommand(alias)) throw new UsageError(`${alias} is a command of grt: choose another name`);
  const [first = ''] = wordsOf(line);
  if (!isCommand(first)) throw new UsageError(`"${first}" is not a command of grt. See: grt --help`);
  await changePreferences(context.preferencesPath, (kept) => ({
    ...kept,
    aliases: { ...kept.aliases, [alias]: line },
  }));
  await context.output.result({ alias, command_line: line }, columns);
}

async function deleteAlias(context: Context, alias: string): Promise<void> {
  const { aliases } = await readPreferences(context.preferencesPath);
  const line = Object.hasOwn(aliases, alias) ? aliases[alias] : undefined;
  if (line === undefined) {
    throw new CommandError(`There is no alias "${alias}". See: grt alias list`, {
      exitCode: exitCode.notFound,
      code: 'no_alias',
    });
  }
  await changePreferences(context.preferencesPath, (kept) => {
    const { [alias]: _deleted, ...others } = kept.aliases;
    return { ...kept, aliases: others };
  });
  await context.output.result({ alias, command_line: line }, columns);
}
