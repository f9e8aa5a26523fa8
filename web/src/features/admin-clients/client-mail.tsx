import { useState } from 'react';
import type { OutboxMail } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { deliveryWords } from '../../parts/delivery-words.ts';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import styles from '../../parts/record-panel/record-panel.module.css';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useClientMail } from './client-page.queries.ts';

/** What was mailed to a client. */
export function ClientMail({ recipient }: { recipient: string }) {
  const [page, setPage] = useState(1);
  const mail = useClientMail(recipient, page);
  const all = `${paths.adminOutbox}?${new URLSearchParams({ recipient }).toString()}`;
  return (
    <RecordPanel title="Mail" noun="the mail" query={mail} aside={<Link to={all}>Open in Mail</Link>}>
      {({ data, meta }) =>
        data.length === 0 ? (
          <NothingHere>{`Nothing was mailed to ${recipient} yet.`}</NothingHere>
        ) : (
          <>
            <ul className={styles['rows']} aria-label="Mail">
              {data.map((one) => (
                <Mail key={one.id} mail={one} />
              ))}
            </ul>
            <div className={styles['steps']}>
              <PageSteps page={page} lastPage={meta.last_page} isCapped={meta.total_is_capped} onPage={setPage} />
            </div>
          </>
        )
      }
    </RecordPanel>
  );
}

function Mail({ mail: { subject, recipient, created_at, delivery_status, error } }: { mail: OutboxMail }) {
  const { word, tone } = deliveryWords[delivery_status];
  return (
    <li>
      <span className={styles['names']}>
        <strong>{subject}</strong>
        <span>{error ?? recipient}</span>
      </span>
      <span className={styles['figures']}>
        <TimeAgo at={created_at} />
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </li>
  );
}
