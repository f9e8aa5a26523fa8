import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { readSettings, settingNames, shownSetting } from './setting-names.ts';

/** `grt settings set` */
export function setCommand(context: Context): Command {
  const command = new Command('set')
    .description('change platform settings; if one is invalid, none are changed')
    .argument(
      '<name=value...>',
      `${settingNames.join(', ')}; an empty maintenance_notice removes the notice, and log_level=environment uses LOG_LEVEL from the environment of the server`,
    )
    .action((words: readonly string[]) => changeSettings(context, words));
  return withExample(
    command,
    'grt settings set registration_open=false',
    'grt settings set hold_bad_rows_percent=10 maintenance_notice="Back at noon."',
  );
}

async function changeSettings(context: Context, words: readonly string[]): Promise<void> {
  const changes = readSettings(words);
  const grt = await context.grt();
  const settings = await grt.settings.update(changes, { signal: context.signal });
  const changed = settingNames.filter((name) => Object.hasOwn(changes, name));
  await context.output.record(
    settings,
    changed.map((name) => ({ name, value: () => shownSetting(settings, name) })),
  );
}
