import { Argument, Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { openScreen } from '../../core/web.ts';
import { accountType } from '../../parts/account-type.ts';

/** Screens by what they are called here: of administrators and of clients. */
const screens: Readonly<Record<string, { readonly admin: string; readonly client: string }>> = {
  dashboard: { admin: '/admin', client: '/client/dashboard' },
  feeds: { admin: '/admin/feeds', client: '/client/feeds' },
  domains: { admin: '/admin/domains', client: '/client/domains' },
  analytics: { admin: '/admin', client: '/client/analytics' },
  settings: { admin: '/admin/settings', client: '/client/settings' },
  clients: { admin: '/admin/clients', client: '/client/dashboard' },
  registrations: { admin: '/admin/registrations', client: '/client/dashboard' },
  pages: { admin: '/admin/pages', client: '/client/dashboard' },
  system: { admin: '/admin/systems', client: '/client/dashboard' },
  tokens: { admin: '/admin/api-tokens', client: '/client/settings' },
};

/** `grt open` */
export function openCommand(context: Context): Command {
  const command = new Command()
    .addArgument(new Argument('[screen]', 'which screen').choices(Object.keys(screens)).default('dashboard'))
    .action((screen: string) => open(context, screen));
  return withExample(command, 'grt open', 'grt open feeds');
}

async function open(context: Context, screen: string): Promise<void> {
  const { admin = '/', client = '/' } = screens[screen] ?? {};
  await openScreen(context, (await accountType(context)) === 'admin' ? admin : client);
}
