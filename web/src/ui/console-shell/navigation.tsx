import { useId } from 'react';
import { LogOut, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { formatCount } from '../../core/format.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './navigation.module.css';

/** An entry of the sidebar. */
export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  /** Current only at exactly this URL, not below it. */
  readonly exact?: boolean;
  /** How much waits there; 0 shows nothing. */
  readonly count?: number;
  /** What else it is found by in the search. */
  readonly words?: string;
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
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} onChoose={() => onChoose?.()} />
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

function Entry({ entry, onChoose }: { entry: NavigationEntry; onChoose: () => void }) {
  const { label, to, Icon, exact = false, count = 0 } = entry;
  const id = useId();
  return (
    <>
      <NavLink
        className={styles['entry'] ?? ''}
        to={to}
        end={exact}
        onClick={onChoose}
        {...(count > 0 ? { 'aria-describedby': id } : {})}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>{label}</span>
        {count > 0 && (
          <b className={styles['count']} aria-hidden="true">
            {count > 999 ? '999+' : count}
          </b>
        )}
      </NavLink>
      {count > 0 && (
        <VisuallyHidden>
          <span id={id}>{formatCount(count)} waiting</span>
        </VisuallyHidden>
      )}
    </>
  );
}
