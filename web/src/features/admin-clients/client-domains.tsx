import type { Client, Domain } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatMoney } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { BiddingStatus } from '../../parts/bidding-status.tsx';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { PanelSearch } from '../../parts/record-panel/panel-search.tsx';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import styles from '../../parts/record-panel/record-panel.module.css';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useClientDomains } from './client-page.queries.ts';

/** The domains of a client, with their bidding, newest first. */
export function ClientDomains({ client: { client_id: id } }: { client: Client }) {
  const list = useListAddress({});
  const domains = useClientDomains(id, list);
  return (
    <RecordPanel title="Domains" noun="the domains" query={domains}>
      {({ data, meta }) => (
        <>
          <PanelSearch label="Search domains" list={list} total={meta} noun={['domain', 'domains']} />
          {data.length === 0 && (
            <NothingHere>
              {list.search === ''
                ? 'This client has not added any domains yet.'
                : `No domain matches “${list.search}”.`}
            </NothingHere>
          )}
          <ul className={styles['rows']} aria-label="Domains">
            {data.map((domain) => (
              <Row key={domain.id} domain={domain} />
            ))}
          </ul>
          <div className={styles['steps']}>
            <PageSteps
              page={list.page}
              lastPage={meta.last_page}
              isCapped={meta.total_is_capped}
              onPage={list.setPage}
            />
          </div>
        </>
      )}
    </RecordPanel>
  );
}

function Row({ domain }: { domain: Domain }) {
  const { word, tone } = domainStatusWords[domain.status];
  const { bidding } = domain;
  return (
    <li>
      <span className={styles['names']}>
        <Link to={paths.adminDomain({ domainId: domain.id })}>
          <Name>{shownDomain(domain.domain_name)}</Name>
        </Link>
        {domain.status === 'approved' && (
          <span>
            <BiddingStatus domain={domain} />
          </span>
        )}
      </span>
      <span className={styles['figures']}>
        {bidding &&
          `${formatMoney(bidding.bid_amount)} per click · ${formatMoney(bidding.current_spend)} of ${formatMoney(bidding.daily_budget)} today`}
      </span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </li>
  );
}
