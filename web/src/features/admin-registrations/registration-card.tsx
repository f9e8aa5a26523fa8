import { useId } from 'react';
import { placeInWords, type Registration } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { Waiting } from '../../parts/review/waiting.tsx';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { PickRow } from '../../ui/list/list-table.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { LicenseButton } from './license-button.tsx';
import { contactOf, registrationWords, waitingForApplicant } from './registration-words.ts';
import styles from './registration-card.module.css';

interface RegistrationCardProps {
  readonly registration: Registration;
  readonly picked: boolean;
  readonly onPick: (isRange: boolean) => void;
  readonly onOpen: () => void;
  readonly onAsk: (kind: DecisionKind) => void;
}

/** One application: who applied, with what, when, and its actions. */
export function RegistrationCard({ registration, picked, onPick, onOpen, onAsk }: RegistrationCardProps) {
  const id = useId();
  const { status, company_name, application_id, email, website } = registration;
  const contact = `${contactOf(registration)}, ${registration.job_title}`;
  const { word, tone } = registrationWords[status];
  return (
    <li className={styles['card']} data-picked={picked} aria-labelledby={id}>
      <div className={styles['pick']}>
        <PickRow name={company_name} checked={picked} onChange={onPick} />
      </div>
      <div className={styles['head']}>
        <Name as="h2" id={id}>
          {company_name}
        </Name>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {status === 'pending' && <Turn registration={registration} />}
        <span>{application_id}</span>
        <span>
          <ShortStanding registration={registration} />
        </span>
      </div>
      <div className={styles['actions']}>
        <Button variant="default" size="xs" onClick={onOpen}>
          View Details
        </Button>
        <LicenseButton registration={registration} />
        {status === 'pending' && (
          <>
            <Button variant="light" color="green" size="xs" onClick={() => onAsk('approve')}>
              Approve
            </Button>
            <Button variant="light" color="red" size="xs" onClick={() => onAsk('reject')}>
              Reject
            </Button>
          </>
        )}
      </div>
      <div className={styles['details']}>
        <p className={styles['contact']}>
          <span dir="auto" title={contact}>
            {contact}
          </span>
          <a href={`mailto:${email}`} title={email}>
            {email}
          </a>
          <a href={website} title={website} target="_blank" rel="noreferrer">
            {website.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <dl className={styles['facts']}>
          <Fact name="Traffic">{registration.expected_traffic}</Fact>
          <Fact name="Budget">{registration.budget_range}</Fact>
          <Fact name="From">{placeInWords(registration)}</Fact>
        </dl>
      </div>
      <Notes registration={registration} />
    </li>
  );
}

/** How long it has waited for a reviewer, or that it is the applicant's turn. */
function Turn({ registration: { asked_at, waiting_since } }: { registration: Registration }) {
  if (asked_at === null) return <Waiting since={waiting_since} />;
  return <StatusBadge tone="rest">{waitingForApplicant}</StatusBadge>;
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When it arrived, who decided, and with which note or reason. */
export function Standing({ registration }: { registration: Registration }) {
  return (
    <div className={styles['standing']}>
      <p>
        <StandingWords registration={registration} />
      </p>
      <Notes registration={registration} />
    </div>
  );
}

/** The same, without what the time that it has waited says already. */
function ShortStanding({ registration }: { registration: Registration }) {
  const { status, created_at, waiting_since, asked_at, assigned_to } = registration;
  if (status !== 'pending' || asked_at !== null || waiting_since !== created_at)
    return <StandingWords registration={registration} />;
  return assigned_to !== null && `${assigned_to} is reviewing it`;
}

function StandingWords({ registration }: { registration: Registration }) {
  const { status, created_at, reviewed_at, reviewed_by, assigned_to } = registration;
  return (
    <>
      Applied <TimeAgo at={created_at} />
      {status === 'pending' && assigned_to !== null && <>. {assigned_to} is reviewing it</>}
      {status !== 'pending' && (
        <>
          . {registrationWords[status].word} by {reviewed_by ?? 'an administrator'}
          {reviewed_at !== null && (
            <>
              , <TimeAgo at={reviewed_at} />
            </>
          )}
        </>
      )}
    </>
  );
}

function Notes({ registration: { status, admin_notes } }: { registration: Registration }) {
  if (status === 'pending' || admin_notes === null || admin_notes === '') return null;
  return (
    <q className={styles['notes']} dir="auto">
      {admin_notes}
    </q>
  );
}

/** A card while it is loading. */
export function RegistrationCardSkeleton() {
  return (
    <li className={styles['card']} aria-hidden="true">
      <div className={styles['pick']}>
        <Skeleton height={20} width={20} />
      </div>
      <div className={styles['head']}>
        <Skeleton height={18} width="60%" />
      </div>
      <div className={styles['details']}>
        <Skeleton height={12} width="80%" />
      </div>
    </li>
  );
}
