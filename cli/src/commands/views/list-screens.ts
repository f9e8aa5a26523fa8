import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { openOwnScreen, type Screens } from '../../parts/own-screen.ts';

/** The screens of the lists that have views, by the name of the list. Where only administrators have one, clients get the
 * dashboard. */
const screens: Readonly<Record<string, Screens>> = {
  analytics: { admin: '/admin', client: '/client/analytics' },
  api_tokens: { admin: '/admin/api-tokens', client: '/client/settings' },
  applications: { admin: '/admin/registrations', client: '/client/dashboard' },
  audit: { admin: '/admin/audit', client: '/client/dashboard' },
  clients: { admin: '/admin/clients', client: '/client/dashboard' },
  deliveries: { admin: '/admin/webhooks', client: '/client/webhooks' },
  domains: { admin: '/admin/domains', client: '/client/domains' },
  emails: { admin: '/admin/outbox', client: '/client/dashboard' },
  feed_assignments: { admin: '/admin/feeds?tab=assignments', client: '/client/feeds' },
  feed_review: { admin: '/admin/feeds?tab=review', client: '/client/feeds' },
  feeds: { admin: '/admin/feeds?tab=management', client: '/client/feeds' },
  imports: { admin: '/admin/feeds?tab=management', client: '/client/feeds' },
  own_tokens: { admin: '/admin/settings', client: '/client/settings' },
  pages: { admin: '/admin/pages', client: '/client/dashboard' },
};

/** Opens the screen of a list, which has its views.
 * @throws UsageError for a list that has no screen, or if none is named */
export async function openListScreen(context: Context, list: string | undefined): Promise<void> {
  const screen = list !== undefined && Object.hasOwn(screens, list) ? screens[list] : undefined;
  if (screen !== undefined) return openOwnScreen(context, screen);
  const names = Object.keys(screens).join(', ');
  const what = list === undefined ? 'Specify the list whose screen to open' : `No screen has a list called "${list}"`;
  throw new UsageError(`${what}: --list with one of ${names}`);
}
