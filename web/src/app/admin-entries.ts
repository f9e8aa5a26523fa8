import {
  Activity,
  Building2,
  ClipboardList,
  FileText,
  Globe,
  KeyRound,
  LayoutDashboard,
  Mail,
  Rows3,
  ScrollText,
  Settings,
} from 'lucide-react';
import { paths } from '../core/paths.ts';
import type { NavigationEntry } from '../ui/console-shell/navigation.tsx';

/** The entries of the admin area's sidebar, with Domains after Feeds, and Audit and Mail after Systems.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §5 */
export const adminEntries: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: paths.admin, Icon: LayoutDashboard, exact: true },
  { label: 'Clients', to: paths.adminClients, Icon: Building2 },
  { label: 'Feeds', to: paths.adminFeeds, Icon: Rows3 },
  { label: 'Domains', to: paths.adminDomains, Icon: Globe },
  { label: 'Pages', to: paths.adminPages, Icon: FileText },
  { label: 'Registrations', to: paths.adminRegistrations, Icon: ClipboardList },
  { label: 'Systems', to: paths.adminSystems, Icon: Activity },
  { label: 'Audit', to: paths.adminAudit, Icon: ScrollText, words: 'log history who decided what' },
  { label: 'Mail', to: paths.adminOutbox, Icon: Mail, words: 'outbox email sent links' },
  { label: 'API Tokens', to: paths.adminApiTokens, Icon: KeyRound },
  { label: 'Settings', to: paths.adminSettings, Icon: Settings },
];
