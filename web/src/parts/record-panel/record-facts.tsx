import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Name } from '../../ui/name.tsx';
import styles from './record-panel.module.css';

/** What is known about a record, by name. */
export function RecordFacts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles['facts']} aria-label={label}>
      {children}
    </dl>
  );
}

export function RecordFact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">
        {children}
        {note !== undefined && note !== null && (
          <span className={styles['note']} dir="auto">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The name of another record, which leads to it if there is an address. */
export function LinkedName({ to, children }: { to: string | undefined; children: string }) {
  const name = <Name>{children}</Name>;
  return to === undefined ? name : <Link to={to}>{name}</Link>;
}

/** Only web addresses become links, whatever was entered. */
export function OutsideLink({ address }: { address: string | null }) {
  if (address === null || address === '') return '—';
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  );
}
