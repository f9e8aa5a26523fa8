import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './quick-actions.module.css';

/** Specification part 1, section 2; where Schedule Update leads is decisions 7. */
const actions = [
  { label: 'Add New Feed', to: `${paths.clientFeeds}?add=1`, does: 'Upload a file or name an address' },
  { label: 'Manage Domains', to: paths.clientDomains, does: 'Add one, or see what the review says' },
  { label: 'View Analytics', to: paths.clientAnalytics, does: 'Views, clicks and spend' },
  { label: 'Schedule Update', to: `${paths.clientFeeds}?schedule=1`, does: 'How often a URL feed is fetched' },
] as const;

/** The four ways on from the dashboard. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className={styles['actions']}>
        {actions.map(({ label, to, does }) => (
          <li key={label}>
            <Link to={to}>
              <span>
                <strong>{label}</strong>
                <span>{does}</span>
              </span>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
