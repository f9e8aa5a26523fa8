import type { AlertSeverity, PacingAlert } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../../core/domain-name.ts';
import { formatCount } from '../../../core/format.ts';
import { paths } from '../../../core/paths.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import type { usePacingAlerts } from '../client-bidding.queries.ts';
import styles from './pacing-alerts.module.css';
import { PacingFailure } from './pacing-failure.tsx';

const severities: Record<AlertSeverity, { readonly word: string; readonly tone: StatusTone }> = {
  critical: { word: 'Critical', tone: 'bad' },
  warning: { word: 'Warning', tone: 'wait' },
  info: { word: 'Info', tone: 'busy' },
};

interface PacingAlertsProps {
  readonly alerts: ReturnType<typeof usePacingAlerts>;
  /** The screen's domain. */
  readonly domainId: number;
}

/** The client's domains that bid but are not on track, most urgent first. */
export function PacingAlerts({ alerts: { data, error, refetch }, domainId }: PacingAlertsProps) {
  return (
    <Panel title="Pacing Alerts">
      {data ? (
        <Alerts alerts={data.data} total={data.meta.total} domainId={domainId} />
      ) : error ? (
        <PacingFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['note']}>
          <Skeleton height={90} />
        </div>
      )}
    </Panel>
  );
}

function Alerts({ alerts, total, domainId }: { alerts: readonly PacingAlert[]; total: number; domainId: number }) {
  if (alerts.length === 0) return <p className={styles['note']}>No alerts. All bidding domains are on track.</p>;
  return (
    <>
      <ul className={styles['alerts']}>
        {alerts.map((alert) => (
          <li key={alert.domain_id}>
            <StatusBadge tone={severities[alert.severity].tone}>{severities[alert.severity].word}</StatusBadge>
            <span>
              {alert.domain_id === domainId ? (
                <strong>{shownDomain(alert.domain_name)}</strong>
              ) : (
                <Link to={paths.clientBidding({ domainId: alert.domain_id })}>{shownDomain(alert.domain_name)}</Link>
              )}
              <span>{alert.message}</span>
            </span>
          </li>
        ))}
      </ul>
      {total > alerts.length && (
        <p className={styles['note']}>
          And {formatCount(total - alerts.length)} more: see{' '}
          <Link to={`${paths.clientDomains}?status=approved&pace=off`}>all domains off pace</Link>.
        </p>
      )}
    </>
  );
}
