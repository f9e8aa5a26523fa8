import { ForbiddenError } from '@grt/sdk';
import type { Analytics } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useNow } from '../../core/use-now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { AnalyticsChart } from './analytics-chart.tsx';
import { AnalyticsLoading } from './analytics-loading.tsx';
import { AnalyticsTable } from './analytics-table.tsx';
import { AnalyticsToolbar } from './analytics-toolbar.tsx';
import { AnalyticsViews } from './analytics-views.tsx';
import styles from './client-analytics-screen.module.css';
import { useAnalytics, useExport } from './client-analytics.queries.ts';
import { Changes } from './changes.tsx';
import { comparedDays } from './compared-days.ts';
import { MetricChoice } from './metric-choice.tsx';
import { NarrowedTo } from './narrowed-to.tsx';
import { usualRange } from './range.ts';
import { isNarrowed, useAnalyticsParams, type AnalyticsParams } from './use-analytics-params.ts';

/** Views, clicks and spend of the client's own traffic. All choices are in the URL.
 * @see docs/specification/part-1-public-and-client.md §2; docs/specification/decisions.md §5 */
export function ClientAnalyticsScreen() {
  const params = useAnalyticsParams();
  const analytics = useAnalytics(params);
  const { data } = analytics;
  return (
    <Screen>
      <PageHeader
        title="Analytics"
        mark={<SimulatedTraffic />}
        context="Views, clicks, and spend for your domains, in your account’s timezone."
        actions={
          <>
            <AnalyticsViews />
            <Export params={params} isEmpty={analytics.fault !== undefined || !data || isWithoutTraffic(data)} />
          </>
        }
      />
      <AnalyticsToolbar params={params} shown={data} />
      <NarrowedTo params={params} />
      <Figures analytics={analytics} params={params} />
    </Screen>
  );
}

function Export({ params, isEmpty }: { params: AnalyticsParams; isEmpty: boolean }) {
  const { mutate, isPending } = useExport(params);
  const run = () => mutate(undefined, { onError: (error) => toastFailure('The export failed', error) });
  return (
    <Button variant="default" disabled={isEmpty || isPending} onClick={run}>
      {isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}

interface FiguresProps {
  readonly analytics: ReturnType<typeof useAnalytics>;
  readonly params: AnalyticsParams;
}

function Figures({ analytics: { data, error, fault, isPlaceholderData, retry }, params }: FiguresProps) {
  const now = useNow();
  if (fault !== undefined) return <Refused fault={fault} params={params} />;
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!data) return <AnalyticsLoading />;
  if (isWithoutTraffic(data)) return <Empty params={params} />;
  return (
    <div className={styles['figures']} data-old={isPlaceholderData}>
      <div className={styles['totals']}>
        <MetricChoice
          analytics={data}
          chosen={params.metric}
          onChoose={(metric) => params.change({ metric, page: params.page })}
        />
        <p>{comparedDays(data, now)}</p>
      </div>
      <AnalyticsChart analytics={data} metric={params.metric} params={params} />
      <Changes analytics={data} />
      <AnalyticsTable analytics={data} params={params} />
    </div>
  );
}

const isWithoutTraffic = ({ totals }: Analytics): boolean => totals.views === 0 && totals.clicks === 0;

/** Resets to the defaults. */
const startAgain = ({ change }: AnalyticsParams) =>
  change({
    range: usualRange,
    from: undefined,
    to: undefined,
    domain: undefined,
    feed: undefined,
    country: undefined,
  });

function Empty({ params }: { params: AnalyticsParams }) {
  if (params.range === usualRange && !isNarrowed(params)) {
    return (
      <EmptyState
        title="No traffic yet"
        action={
          <Button component={Link} to={paths.clientDomains}>
            Manage domains
          </Button>
        }
      >
        Figures will appear here once an approved domain has an active feed, a bid, and a daily budget.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No traffic in this range"
      action={
        <Button variant="default" onClick={() => startAgain(params)}>
          Show all traffic of the last 30 days
        </Button>
      }
    >
      There were no views or clicks for this selection on these days.
    </EmptyState>
  );
}

/** An invalid range: why, and a link to a valid one. */
function Refused({ fault, params }: { fault: string; params: AnalyticsParams }) {
  return (
    <Alert color="yellow" variant="light" role="alert">
      <p className={styles['refused']}>{fault}</p>
      <Button variant="default" size="sm" onClick={() => startAgain(params)}>
        Show the last 30 days
      </Button>
    </Alert>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ForbiddenError)
    return <EmptyState title="No permission">Your account does not have access to these figures.</EmptyState>;
  return <LoadFailure message="Failed to load analytics. Please try again." error={error} onRetry={onRetry} />;
}
