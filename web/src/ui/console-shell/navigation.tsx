import { LogOut, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styles from './navigation.module.css';

/** An entry of the sidebar. */
export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  /** Current only at exactly this URL, not below it. */
  readonly exact?: boolean;
}

export interface NavigationProps {
  readonly entries: readonly NavigationEntry[];
  readonly exit: { readonly label: string; readonly onExit: () => void };
  /** Only icons are visible; the names remain for screen readers and as tooltips. */
  readonly folded?: boolean;
  /** Called when an entry was chosen, so that a sheet can close. */
  readonly onChoose?: () => void;
}

/** An area's entries, with sign-out below them. */
export function Navigation({ entries, exit, folded = false, onChoose }: NavigationProps) {
  return (
    <nav className={styles['navigation']} data-folded={folded} aria-label="Main">
      <ul>
        {entries.map(({ label, to, Icon, exact = false }) => (
          <li key={to}>
            <NavLink className={styles['entry'] ?? ''} to={to} end={exact} onClick={() => onChoose?.()}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <button type="button" className={styles['entry']} onClick={exit.onExit}>
        <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{exit.label}</span>
      </button>
    </nav>
  );
}
