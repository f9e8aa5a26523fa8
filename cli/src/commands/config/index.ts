import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError, UsageError } from '../../core/command-error.ts';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { groupOf } from '../../core/group.ts';
import {
  changePreferences,
  isPreference,
  preferences,
  readPreferences,
  type PreferenceName,
  type Preferences,
} from '../../core/preferences.ts';

/** `grt config`: how grt behaves on this machine. */
export function configCommands(context: Context): Command {
  return groupOf(
    context,
    [getCommand, setCommand, listCommand],
    'grt config list',
    'grt config set pager cat',
    'grt config set prompt disabled',
  );
}

/** `grt config get` */
function getCommand(context: Context): Command {
  const command = new Command('get')
    .description('show one setting')
    .argument('<setting>', settingNames())
    .action(async (name: string) => {
      const row = rowOf(nameOf(name), await readPreferences(context.preferencesPath));
      await context.output.result(row, [valueColumn]);
    });
  return withExample(command, 'grt config get pager');
}

/** `grt config set` */
function setCommand(context: Context): Command {
  const command = new Command('set')
    .description('change a setting; flags and environment variables take precedence')
    .argument('<setting>', settingNames())
    .argument('<value>', 'its value')
    .action((name: string, value: string) => setPreference(context, nameOf(name), value));
  prints(command, { fields: ['name', 'value', 'is_set', 'about'] });
  return withExample(command, 'grt config set timeout 30', 'grt config set pager "less -S"');
}

/** `grt config list` */
function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list all settings with their values')
    .action(async () => {
      const kept = await readPreferences(context.preferencesPath);
      const rows = Object.keys(preferences).map((name) => rowOf(nameOf(name), kept));
      await context.output.list(rows, columns);
    });
  return withExample(command, 'grt config list', 'grt config list --json name,value');
}

interface SettingRow {
  readonly name: PreferenceName;
  readonly value: string;
  readonly is_set: boolean;
  readonly about: string;
}

const valueColumn: Column<SettingRow> = { name: 'Value', whole: true, value: (row) => row.value };
const columns: readonly Column<SettingRow>[] = [
  { name: 'Setting', value: (row) => row.name },
  valueColumn,
  { name: 'Set', value: (row) => row.is_set },
  { name: 'Meaning', value: (row) => row.about },
];

async function setPreference(context: Context, name: PreferenceName, value: string): Promise<void> {
  const problem = preferences[name].problem(value);
  if (problem !== undefined) throw new UsageError(`"${value}" is not a ${name}. ${problem}`);
  await changePreferences(context.preferencesPath, (kept) => ({
    ...kept,
    settings: { ...kept.settings, [name]: value },
  }));
  await context.output.result(rowOf(name, { settings: { [name]: value } }), columns.slice(0, 2));
}

function rowOf(name: PreferenceName, { settings }: Pick<Preferences, 'settings'>): SettingRow {
  const { initial, about } = preferences[name];
  return { name, value: settings[name] ?? initial, is_set: settings[name] !== undefined, about };
}

function nameOf(typed: string): PreferenceName {
  if (isPreference(typed)) return typed;
  throw new CommandError(`There is no setting "${typed}". Settings: ${settingNames()}`, {
    exitCode: exitCode.notFound,
    code: 'no_setting',
  });
}

function settingNames(): string {
  return Object.keys(preferences).join(', ');
}
