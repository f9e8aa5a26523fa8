import type { Domain } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { linkTo, may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { anId } from '../../core/use-list-address.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { andMore } from '../../parts/name-conflicts.ts';
import { RecordNotes } from '../../parts/notes/record-notes.tsx';
import { LinkedName, OutsideLink, RecordFact, RecordFacts } from '../../parts/record-panel/record-facts.tsx';
import { RecordHistory } from '../../parts/record-panel/record-history.tsx';
import { PolicyCheck } from '../../parts/site-check/policy-check.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { Name } from '../../ui/name.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { DomainBidding } from './domain-bidding.tsx';
import { DomainFeeds } from './domain-feeds.tsx';
import { NoRecord, RecordStates } from './record-states.tsx';
import styles from './record.module.css';
import { useDomain } from './record.queries.ts';

const list = { label: 'All domains', to: paths.adminDomains };

/** One domain with its bidding, its feeds, and its history. */
export function DomainScreen() {
  const id = anId(useParams()['domainId'] ?? '');
  return id === undefined ? <NoRecord kind="Domain" list={list} /> : <OneDomain key={id} id={id} />;
}

function OneDomain({ id }: { id: number }) {
  return (
    <RecordStates kind="Domain" list={list} query={useDomain(id)}>
      {(domain) => (
        <>
          <Head domain={domain} />
          <About domain={domain} />
          <Policy domain={domain} />
          {domain.status === 'approved' && may('bidding.show') && <DomainBidding id={id} />}
          {may('adminFeeds.list') && <DomainFeeds id={id} />}
          <RecordNotes of={{ subject: 'domain', id }} name={shownDomain(domain.domain_name)} />
          <RecordHistory of={{ subject: 'domain', id }} />
        </>
      )}
    </RecordStates>
  );
}

function Head({ domain: { id, domain_name, status } }: { domain: Domain }) {
  const { word, tone } = domainStatusWords[status];
  const review = `${paths.adminDomains}?${new URLSearchParams({ status, search: domain_name, open: String(id) }).toString()}`;
  return (
    <PageHeader
      title={shownDomain(domain_name)}
      mark={<SimulatedTraffic />}
      actions={
        <>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {status === 'pending' && may('domains.approve') && (
            <Button component={Link} to={review}>
              Review
            </Button>
          )}
        </>
      }
    />
  );
}

function Policy({ domain }: { domain: Domain }) {
  return (
    <Panel title="DMCA policy page">
      <div className={styles['inset']}>
        <PolicyCheck domain={domain} />
      </div>
    </Panel>
  );
}

function About({ domain }: { domain: Domain }) {
  const { client, client_id: clientId, name_conflicts: others, reviewed_at, reviewed_by, admin_notes } = domain;
  const { to } = linkTo(paths.adminClient({ clientId }));
  return (
    <RecordFacts label="About the domain">
      <RecordFact label="Client" note={client.email}>
        <LinkedName to={to}>{client.company_name}</LinkedName>
      </RecordFact>
      <RecordFact label="Website">
        <OutsideLink address={domain.domain_url} />
      </RecordFact>
      <RecordFact label="DMCA policy">
        <OutsideLink address={domain.dmca_compliance_url} />
      </RecordFact>
      <RecordFact label="Content removal">
        <a href={`mailto:${domain.content_removal_email}`}>{domain.content_removal_email}</a>
      </RecordFact>
      <RecordFact label="Submitted">
        <TimeAgo at={domain.created_at} />
      </RecordFact>
      {reviewed_at !== null && (
        <RecordFact label="Reviewed" note={admin_notes}>
          <TimeAgo at={reviewed_at} /> by {reviewed_by ?? 'an administrator'}
        </RecordFact>
      )}
      {others !== null && others.length > 0 && (
        <RecordFact label="Also added by">
          {others.map((other, index) => (
            <span key={other.domain_id}>
              {index > 0 && ', '}
              <Link to={paths.adminDomain({ domainId: other.domain_id })}>
                <Name>{other.company_name}</Name>
              </Link>{' '}
              ({domainStatusWords[other.status].word.toLowerCase()})
            </span>
          ))}
          {andMore(others)}
        </RecordFact>
      )}
    </RecordFacts>
  );
}
