import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePlatformHealth } from '../platform-health.queries.ts';
import styles from './account-menu.module.css';

export interface AccountPanelProps {
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly exit: { readonly label: string; readonly onExit: () => void };
}

/** What belongs to the account: its screens, the way out, and the version of the platform. */
export function AccountPanel({ links, exit }: AccountPanelProps) {
  const { data } = usePlatformHealth();
  return (
    <div className={styles['menu']}>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={exit.onExit}>
        <LogOut size={16} strokeWidth={1.75} aria-hidden="true" />
        {exit.label}
      </button>
      <p className={styles['version']}>{data ? `GRT ${data.version}` : 'GRT'}</p>
    </div>
  );
}
