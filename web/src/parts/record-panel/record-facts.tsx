import type { ReactNode } from 'react';
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
      <dd>
        {children}
        {note !== undefined && note !== null && <span>{note}</span>}
      </dd>
    </div>
  );
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
