import { Link } from 'react-router-dom';
import { formatMoney } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { BiddingStatus } from '../../parts/bidding-status.tsx';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useClientDomains } from './client-page.queries.ts';
import { ClientPanel, NothingHere } from './client-panel.tsx';
import styles from './client-panel.module.css';

/** The newest domains of a client, with their bidding. */
export function ClientDomains({ id, company }: { id: number; company: string }) {
  const domains = useClientDomains(id);
  const all = (
    <Link to={`${paths.adminDomains}?${new URLSearchParams({ search: company }).toString()}`}>All domains</Link>
  );
  return (
    <ClientPanel title="Domains" noun="the domains" query={domains} aside={all}>
      {({ data }) =>
        data.length === 0 ? (
          <NothingHere>This client has not added any domains yet.</NothingHere>
        ) : (
          <ul className={styles['rows']} aria-label="Domains">
            {data.map((domain) => {
              const { word, tone } = domainStatusWords[domain.status];
              const { bidding } = domain;
              return (
                <li key={domain.id}>
                  <span className={styles['names']}>
                    <strong>{domain.domain_name}</strong>
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
            })}
          </ul>
        )
      }
    </ClientPanel>
  );
}
