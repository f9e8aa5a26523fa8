import { Argument, Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { openOwnScreen, type Screens } from '../../parts/own-screen.ts';

/** Screens by their name here. For screens that only administrators have, clients get the dashboard. */
const screens: Readonly<Record<string, Screens>> = {
  dashboard: { admin: '/admin', client: '/client/dashboard' },
  feeds: { admin: '/admin/feeds', client: '/client/feeds' },
  domains: { admin: '/admin/domains', client: '/client/domains' },
  analytics: { admin: '/admin', client: '/client/analytics' },
  settings: { admin: '/admin/settings', client: '/client/settings' },
  clients: { admin: '/admin/clients', client: '/client/dashboard' },
  registrations: { admin: '/admin/registrations', client: '/client/dashboard' },
  pages: { admin: '/admin/pages', client: '/client/dashboard' },
  system: { admin: '/admin/systems', client: '/client/dashboard' },
  audit: { admin: '/admin/audit', client: '/client/dashboard' },
  outbox: { admin: '/admin/outbox', client: '/client/dashboard' },
  tokens: { admin: '/admin/api-tokens', client: '/client/settings' },
  webhooks: { admin: '/admin/webhooks', client: '/client/webhooks' },
};

/** `grt open` */
export function openCommand(context: Context): Command {
  const command = new Command()
    .addArgument(new Argument('[screen]', 'screen to open').choices(Object.keys(screens)).default('dashboard'))
    .action((screen: string) => openOwnScreen(context, screens[screen] ?? { admin: '/', client: '/' }));
  return withExample(command, 'grt open', 'grt open feeds');
}
