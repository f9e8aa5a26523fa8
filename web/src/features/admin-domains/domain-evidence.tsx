import type { Domain, DomainConflict } from '@grt/sdk/contract';
import { formatCounted } from '../../core/format.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { mayBeMore } from '../../parts/name-conflicts.ts';
import { PolicyCheck } from '../../parts/site-check/policy-check.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './domain-evidence.module.css';

interface DomainEvidenceProps {
  readonly domain: Domain;
  /** Opens another domain. */
  readonly onOpen: (id: number) => void;
}

/** What the client entered, what is at its policy page, and who else has the domain. */
export function DomainEvidence({ domain, onOpen }: DomainEvidenceProps) {
  const { domain_name, domain_url, dmca_compliance_url, content_removal_email, client, feed_count } = domain;
  return (
    <div className={styles['columns']}>
      <section>
        <h3>Site</h3>
        <dl className={styles['facts']}>
          <Link name="Website" to={domain_url ?? `https://${domain_name}`} />
          <Link name="DMCA policy" to={dmca_compliance_url} />
          <div>
            <dt>Removal address</dt>
            <dd>
              <a href={`mailto:${content_removal_email}`}>{content_removal_email}</a>
            </dd>
          </div>
          <div>
            <dt>Feeds</dt>
            <dd>{formatCounted(feed_count, ['feed', 'feeds'])}</dd>
          </div>
        </dl>
        <h3>Client</h3>
        <dl className={styles['facts']}>
          <Fact name="Company" text={client.company_name} />
          <Fact name="Contact" text={client.full_name} />
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${client.email}`}>{client.email}</a>
            </dd>
          </div>
        </dl>
      </section>
      <div className={styles['evidence']}>
        <section>
          <h3>DMCA policy page</h3>
          <PolicyCheck domain={domain} />
        </section>
        <section>
          <h3>Same domain elsewhere</h3>
          <Conflicts conflicts={domain.name_conflicts ?? []} onOpen={onOpen} />
        </section>
      </div>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{text}</dd>
    </div>
  );
}

function Link({ name, to }: { name: string; to: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={to} target="_blank" rel="noreferrer">
          {to}
        </a>
      </dd>
    </div>
  );
}

interface ConflictsProps extends Pick<DomainEvidenceProps, 'onOpen'> {
  readonly conflicts: readonly DomainConflict[];
}

/** Other clients with the same domain, and how theirs was decided. */
function Conflicts({ conflicts, onOpen }: ConflictsProps) {
  if (conflicts.length === 0) return <p className={styles['quiet']}>No other client has added this domain.</p>;
  return (
    <>
      <p>Another client has added the same domain. Make sure you know who owns it.</p>
      <ul className={styles['conflicts']}>
        {conflicts.map(({ domain_id, company_name, status, created_at }) => (
          <li key={domain_id}>
            <button type="button" onClick={() => onOpen(domain_id)}>
              <Name>{company_name}</Name>
            </button>
            <StatusBadge tone={domainStatusWords[status].tone}>{domainStatusWords[status].word}</StatusBadge>
            <TimeAgo at={created_at} />
          </li>
        ))}
      </ul>
      {mayBeMore(conflicts) && <p>These are the latest {conflicts.length}. There may be more.</p>}
    </>
  );
}

/** How it was decided. */
export function DomainStanding({
  domain: { status, reviewed_by, reviewed_at, assigned_to, admin_notes, created_at },
}: {
  domain: Domain;
}) {
  return (
    <p className={styles['standing']}>
      Added <TimeAgo at={created_at} />
      {status === 'pending' && assigned_to !== null && <>. {assigned_to} is reviewing it</>}
      {status !== 'pending' && (
        <>
          . {domainStatusWords[status].word} by {reviewed_by ?? 'an administrator'}
          {reviewed_at !== null && (
            <>
              , <TimeAgo at={reviewed_at} />
            </>
          )}
        </>
      )}
      {admin_notes !== null && admin_notes !== '' && <q dir="auto">{admin_notes}</q>}
    </p>
  );
}
