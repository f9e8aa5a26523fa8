import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { linkTo, may } from '../../core/may.ts';
import { useGrt } from '../../core/use-grt.ts';
import { PageSteps } from '../../ui/page-steps.tsx';
import { AuditLine, AuditTime } from '../audit/audit-line.tsx';
import { auditOf, type AuditWish } from '../audit/audit-sentences.ts';
import { NothingHere, RecordPanel } from './record-panel.tsx';
import styles from './record-panel.module.css';

interface RecordHistoryProps {
  /** What was done to a record, or by a person. */
  readonly of: AuditWish;
  readonly title?: string;
}

/** Entries of the audit, the latest first; nothing for those who may not read it. */
export function RecordHistory(props: RecordHistoryProps) {
  return may('audit.list') ? <History {...props} /> : null;
}

function History({ of, title = 'History' }: RecordHistoryProps) {
  const [page, setPage] = useState(1);
  const history = useHistory(of, page);
  const { to } = linkTo(auditOf(of));
  return (
    <RecordPanel
      title={title}
      noun="the history"
      query={history}
      aside={to !== undefined && <Link to={to}>Open in the audit</Link>}
    >
      {({ data, meta }) =>
        data.length === 0 ? (
          <NothingHere>Nothing was recorded yet.</NothingHere>
        ) : (
          <>
            <ul className={`${styles['rows'] ?? ''} ${styles['pairs'] ?? ''}`} aria-label={title}>
              {data.map((entry) => (
                <li key={entry.id}>
                  <AuditLine entry={entry} />
                  <AuditTime at={entry.created_at} />
                </li>
              ))}
            </ul>
            <div className={styles['steps']}>
              <PageSteps
                of="changes"
                page={page}
                lastPage={meta.last_page}
                isCapped={meta.total_is_capped}
                onPage={setPage}
              />
            </div>
          </>
        )
      }
    </RecordPanel>
  );
}

function useHistory(of: AuditWish, page: number) {
  const grt = useGrt();
  const about = 'actor' in of ? { actor: of.actor } : { subject_type: of.subject, subject_id: of.id };
  const filter = { ...about, page, per_page: 10 };
  return useQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: async ({ signal }) => await grt.audit.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}
