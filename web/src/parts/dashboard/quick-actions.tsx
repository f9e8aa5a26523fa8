import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import styles from './quick-actions.module.css';

/** A quick action. */
export interface QuickAction {
  readonly label: string;
  readonly to: string;
  readonly does: string;
}

/** Quick actions on a dashboard. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
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
