import type { OperationId } from '@grt/sdk/contract';
import { paths } from '../core/paths.ts';
import { writePreferences } from '../core/preferences.ts';
import type { Command, CommandGroup } from '../parts/command-palette/commands.ts';
import type { NavigationProps } from '../ui/console-shell/navigation.tsx';

/** What the search of an area finds without asking the server: its screens, its actions, and the color schemes.
 * @param actions - available actions, besides leaving */
export function areaCommands(
  { entries, exit }: Pick<NavigationProps, 'entries' | 'exit'>,
  actions: readonly Command[],
): CommandGroup[] {
  return [
    {
      title: 'Screens',
      commands: entries.map(({ label, to, words = '' }) => ({
        id: `screen-${to.replaceAll('/', '-')}`,
        label,
        words,
        run: { to },
      })),
    },
    { title: 'Actions', commands: [...actions, { id: 'exit', label: exit.label, run: { act: exit.onExit } }] },
    { title: 'Appearance', commands: colors },
  ];
}

const goTo = (id: string, label: string, to: string, words = ''): Command => ({ id, label, words, run: { to } });

/** Common client actions. */
export const clientActions: readonly Command[] = [
  goTo('add-feed', 'Add New Feed', `${paths.clientFeeds}?add=1`, 'upload file csv json xml url'),
  goTo('schedule', 'Schedule Update', `${paths.clientFeeds}?schedule=1`, 'refresh interval fetch'),
  goTo('add-domain', 'Add Domain', `${paths.clientDomains}?add=1`, 'new site'),
  goTo('pending-feeds', 'Feeds pending review', `${paths.clientFeeds}?status=pending`),
  goTo('webhooks', 'Webhooks', paths.clientWebhooks, 'events endpoint notify'),
];

interface AdminAction extends Command {
  /** The call that it leads to: whoever may not make it is not offered the action. */
  readonly needs: OperationId;
}

/** Common administrator actions. */
export const adminActions: readonly AdminAction[] = [
  {
    ...goTo('pending-registrations', 'Review pending registrations', `${paths.adminRegistrations}?status=pending`),
    needs: 'registrations.approve',
  },
  {
    ...goTo('pending-feeds', 'Review pending feeds', `${paths.adminFeeds}?tab=review`),
    needs: 'feedReview.resolve',
  },
  {
    ...goTo('pending-domains', 'Review pending domains', `${paths.adminDomains}?status=pending`),
    needs: 'domains.approve',
  },
  {
    ...goTo('add-client', 'Add New Client', `${paths.adminClients}?add=1`, 'create company'),
    needs: 'clients.create',
  },
  { ...goTo('webhooks', 'Webhooks', paths.adminWebhooks, 'events endpoint notify'), needs: 'webhooks.list' },
  { ...goTo('add-page', 'Create New Page', paths.adminPageCreate, 'add write'), needs: 'pages.create' },
];

/** The settings by name, which lead to where they are changed. */
const settings: readonly (readonly [label: string, words: string, needs: OperationId])[] = [
  [
    'Platform settings',
    'log level maintenance notice public name support email applications price floor keep',
    'settings.update',
  ],
  ['Reasons for rejections', 'reject review chips common decline', 'settings.updateReasons'],
  ['Administrators', 'invite user role add remove', 'users.list'],
  ['Your profile and password', 'name email second factor passkey sessions sign out', 'auth.me'],
];

export const adminSettings: readonly AdminAction[] = settings.map(([label, words, needs]) =>
  Object.assign(goTo(`settings-${label.replaceAll(' ', '-')}`, label, paths.adminSettings, words), { needs }),
);

const colors: readonly Command[] = (
  [
    ['light', 'Light colors'],
    ['dark', 'Dark colors'],
    ['auto', 'System colors'],
  ] as const
).map(([color_scheme, label]) => ({
  id: `colors-${color_scheme}`,
  label,
  words: 'theme mode scheme',
  run: { act: () => writePreferences({ color_scheme }) },
}));
