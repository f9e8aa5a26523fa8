import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { settingNames, settingOf, shownSetting } from './setting-names.ts';

/** `grt settings get` */
export function getCommand(context: Context): Command {
  const command = addWeb(new Command('get').alias('show'))
    .description('show all platform settings, or one of them')
    .argument('[name]', `one of ${settingNames.join(', ')}`)
    .action((name: string | undefined, flags: WebFlag) => showSettings(context, name, flags));
  return withExample(command, 'grt settings get', 'grt settings get registration_open');
}

async function showSettings(context: Context, name: string | undefined, { web }: WebFlag): Promise<void> {
  if (web === true) return openScreen(context, '/admin/settings');
  const grt = await context.grt();
  const settings = await grt.settings.show(undefined, { signal: context.signal });
  if (name !== undefined) {
    const value = settingOf(settings, name);
    await context.output.result({ name, value }, [{ name: 'Value', value: (row) => row.value }]);
    return;
  }
  await context.output.record(settings, [
    ...settingNames.map((setting) => ({ name: setting, value: () => shownSetting(settings, setting) })),
    { name: 'updated_at', value: (row) => row.updated_at, time: true },
    { name: 'updated_by', value: (row) => row.updated_by },
  ]);
}
