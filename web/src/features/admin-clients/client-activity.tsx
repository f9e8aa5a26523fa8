import type { AuditEntry } from '@grt/sdk/contract';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { actionInWords } from '../../parts/audit-words.ts';
import { useClientActivity } from './client-page.queries.ts';
import { ClientPanel, NothingHere } from './client-panel.tsx';
import styles from './client-panel.module.css';

/** Decisions about a client and its users' actions, from the audit log. */
export function ClientActivity({ id, username }: { id: number; username: string | null }) {
  const activity = useClientActivity(id, username);
  return (
    <ClientPanel title="Activity" noun="the activity" query={activity}>
      {(entries) =>
        entries.length === 0 ? (
          <NothingHere>No activity yet.</NothingHere>
        ) : (
          <ul className={styles['rows']} aria-label="Activity">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )
      }
    </ClientPanel>
  );
}

function Entry({ entry: { action, actor, subject_label, created_at } }: { entry: AuditEntry }) {
  return (
    <li>
      <span className={styles['names']}>
        <strong>{actionInWords(action)}</strong>
        {subject_label !== null && <span>{subject_label}</span>}
      </span>
      <span className={styles['figures']}>{actor ?? 'The platform'}</span>
      <span className={styles['figures']}>
        <TimeAgo at={created_at} />
      </span>
    </li>
  );
}
