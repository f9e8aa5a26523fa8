import type { ReactNode } from 'react';
import type { AuditEntry } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { withShownDomains } from '../../core/domain-name.ts';
import { may } from '../../core/may.ts';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { actionInWords } from '../../parts/audit-words.ts';
import { roleWords } from '../../parts/audit/actor-words.ts';
import { AuditLine } from '../../parts/audit/audit-line.tsx';
import { auditOfRequest, logOf } from '../../parts/audit/audit-sentences.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import styles from './audit-entry-dialog.module.css';
import { changesOf } from './entry-changes.ts';

/** One entry, with what changed field by field. */
export function AuditEntryDialog({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const shown = useLastDefined(entry);
  return (
    <Dialog
      title={shown ? actionInWords(shown.action) : 'Entry'}
      opened={entry !== undefined}
      onClose={onClose}
      width={720}
      closesByClick
    >
      {shown && (
        <p className={styles['sentence']}>
          <AuditLine entry={shown} />
        </p>
      )}
      {shown && <Facts entry={shown} />}
      {shown && <Changes entry={shown} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { subject_type, subject_id, subject_label, actor, role, token, address, request_id } = entry;
  const number = subject_id === null ? '' : ` ${String(subject_id)}`;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['When', formatExactTime(new Date(entry.created_at))],
    ['Actor', actor === null ? roleWords[role] : `${actor} (${role.replaceAll('_', ' ')})`],
    ...(token === null ? [] : [['Token', token] as const]),
    [
      'Subject',
      `${subject_type.replaceAll('_', ' ')}${number}${subject_label === null ? '' : `: ${withShownDomains(subject_label)}`}`,
    ],
    ['Address', address ?? '—'],
    ['Action', entry.action],
    ['Request ID', request_id === null ? '—' : <RequestLinks id={request_id} />],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What else the request did, and what the log says about it. */
function RequestLinks({ id }: { id: string }) {
  return (
    <>
      <Link to={auditOfRequest(id)}>{id}</Link>
      {may('system.applicationLog') && (
        <>
          {' · '}
          <Link to={logOf(id)}>In the log</Link>
        </>
      )}
    </>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return <p className={styles['none']}>No further details were recorded.</p>;
  return (
    <div className={styles['frame']}>
      <table className={styles['changes']}>
        <caption>What changed</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
