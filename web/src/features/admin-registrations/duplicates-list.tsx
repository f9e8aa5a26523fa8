import type { RegistrationDuplicate } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDuplicates } from './admin-registrations.queries.ts';
import styles from './registration-evidence.module.css';
import { registrationWords } from './registration-words.ts';

const traits = { email: 'email', phone: 'phone', website: 'website', license: 'license' } as const;

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
    return <p className={styles['none']}>No one else has this email, phone, website, or license.</p>;
  }
  return (
    <ul className={styles['duplicates']}>
      {data.map((one) => (
        <Duplicate key={`${one.kind}-${String(one.registration_id)}`} duplicate={one} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function Duplicate({ duplicate, onOpen }: { duplicate: RegistrationDuplicate; onOpen: (id: number) => void }) {
  const { registration_id, company_name, kind, matched_on, created_at, application_id } = duplicate;
  const status = Object.entries(registrationWords).find(([name]) => name === duplicate.status)?.[1];
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
        Same {matched_on.map((trait) => traits[trait]).join(', ')}. {kind === 'client' ? 'A client. ' : ''}
        {application_id}, <TimeAgo at={created_at} />
      </p>
    </li>
  );
}
