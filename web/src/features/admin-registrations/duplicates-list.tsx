import type { RegistrationDuplicate } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { linkTo } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { clientWords } from '../../parts/client-status.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDuplicates } from './admin-registrations.queries.ts';
import styles from './registration-evidence.module.css';
import { registrationWords } from './registration-words.ts';

/** The server names no more. */
const listedMax = 50;

/** Possible duplicates of the applicant, and what they share. @param onOpen - opens that application */
export function DuplicatesList({ id, onOpen }: { id: number; onOpen: (id: number) => void }) {
  const { data, error, refetch } = useDuplicates(id);
  if (error) {
    return <LoadFailure message="The duplicates could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div>
        <VisuallyHidden>Loading the duplicates</VisuallyHidden>
        <Skeleton height={48} />
      </div>
    );
  }
  if (data.length === 0) {
    return <p className={styles['none']}>No one else has this name, email, phone, website, or license.</p>;
  }
  return (
    <>
      <ul className={styles['duplicates']}>
        {data.map((one) => (
          <Duplicate
            key={`${one.kind}-${String(one.client_id ?? one.registration_id)}`}
            duplicate={one}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {data.length >= listedMax && <p className={styles['none']}>There may be more: only {listedMax} are shown.</p>}
    </>
  );
}

function Duplicate({ duplicate, onOpen }: { duplicate: RegistrationDuplicate; onOpen: (id: number) => void }) {
  const { client_id, registration_id, company_name, matched_on, created_at, application_id } = duplicate;
  const words: Readonly<Record<string, { readonly word: string; readonly tone: StatusTone }>> =
    client_id === null ? registrationWords : clientWords;
  const status = words[duplicate.status];
  return (
    <li>
      <div>
        {registration_id === null ? (
          <Name as="strong">{company_name}</Name>
        ) : (
          <button type="button" onClick={() => onOpen(registration_id)}>
            <Name>{company_name}</Name>
          </button>
        )}
        {status && <StatusBadge tone={status.tone}>{status.word}</StatusBadge>}
      </div>
      <p>
        Same {matched_on.join(', ')}. {client_id !== null && <ClientLink id={client_id} status={duplicate.status} />}
        {application_id !== null && `${application_id}, `}
        <TimeAgo at={created_at} />
      </p>
    </li>
  );
}

function ClientLink({ id, status }: { id: number; status: string }) {
  const { to } = linkTo(paths.adminClient({ clientId: id }));
  const words = { suspended: 'A suspended client', inactive: 'An inactive client' }[status] ?? 'A client';
  return <>{to === undefined ? words : <Link to={to}>{words}</Link>}. </>;
}
