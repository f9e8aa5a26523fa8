import { ChartColumn, Globe, LayoutDashboard, Rows3, Settings } from 'lucide-react';
import { paths } from '../core/paths.ts';
import type { NavigationEntry } from '../ui/console-shell/navigation.tsx';

/** The entries of the client area's sidebar. @see docs/specification/part-1-public-and-client.md §2 */
export const clientEntries: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: paths.clientDashboard, Icon: LayoutDashboard },
  { label: 'Manage Domain Site', to: paths.clientDomains, Icon: Globe },
  { label: 'My Feeds', to: paths.clientFeeds, Icon: Rows3 },
  { label: 'Analytics', to: paths.clientAnalytics, Icon: ChartColumn },
  { label: 'Settings', to: paths.clientSettings, Icon: Settings },
];
