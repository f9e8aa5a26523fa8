import { sizeText, type SystemStatus } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { useDisks, useFeedStatus, useStatus } from './admin-systems.queries.ts';
import { History } from './history.tsx';
import { Measured } from './measured.tsx';
import styles from './status-tab.module.css';
import { Usage } from './usage.tsx';

const hourSeconds = 3600;

const health: Record<
  SystemStatus['status'],
  { readonly word: string; readonly tone: StatusTone; readonly says: string }
> = {
  healthy: { word: 'Healthy', tone: 'good', says: 'All measurements are normal.' },
  degraded: { word: 'Degraded', tone: 'wait', says: 'The platform is working, but something needs your attention.' },
  unhealthy: { word: 'Unhealthy', tone: 'bad', says: 'Something is no longer working.' },
};

/** Health, memory, disks and feeds, as measured. */
export function StatusTab() {
  const status = useStatus();
  const feeds = useFeedStatus();
  return (
    <>
      <Panel
        title="Health"
        aside={
          status.data && (
            <StatusBadge tone={health[status.data.status].tone}>{health[status.data.status].word}</StatusBadge>
          )
        }
      >
        <Measured query={status} what="The status" lines={4}>
          {(data) => <Health status={data} />}
        </Measured>
      </Panel>
      <div className={styles['pair']}>
        <Panel title="Memory">
          <Measured query={status} what="The memory" lines={5}>
            {(data) => <Memory status={data} />}
          </Measured>
        </Panel>
        <Panel title="Disk space">
          <Disks history={status.data?.history} />
        </Panel>
      </div>
      <Panel title="Feeds">
        <Measured query={feeds} what="The feed figures" lines={2}>
          {({ total_feeds, active_feeds, auto_refresh_feeds, failed_feeds }) => (
            <div className={styles['facts']}>
              <Facts
                facts={[
                  { label: 'Total feeds', value: formatCount(total_feeds) },
                  { label: 'Active feeds', value: formatCount(active_feeds), note: 'active and approved' },
                  {
                    label: 'Auto-refresh feeds',
                    value: formatCount(auto_refresh_feeds),
                    note: 'fetched on a schedule',
                  },
                  { label: 'Failed feeds', value: formatCount(failed_feeds), note: 'last import failed' },
                ]}
              />
            </div>
          )}
        </Measured>
      </Panel>
    </>
  );
}

function Disks({ history }: { history: SystemStatus['history'] | undefined }) {
  const disks = useDisks();
  return (
    <Measured query={disks} what="The disk space" lines={5}>
      {(entries) => (
        <>
          {entries.map(({ path, used, free, total, percentage_used }) => (
            <Usage key={path} name={path} {...{ used, free, total }} percentage={percentage_used} />
          ))}
          {history && <History name="Fullest disk" samples={history} valueOf={({ disk_used }) => disk_used} unit="%" />}
        </>
      )}
    </Measured>
  );
}

function Health({ status }: { status: SystemStatus }) {
  const { problems, environment, uptime, version, database } = status;
  return (
    <div className={styles['facts']}>
      {problems.length === 0 ? (
        <p>{health[status.status].says}</p>
      ) : (
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          { label: 'Environment', value: environment },
          { label: 'Uptime', value: hoursOf(uptime), note: 'of this server process' },
          { label: 'Version', value: version },
          {
            label: 'Database',
            value: sizeText(database.size),
            note: database.kind === 'postgres' ? 'PostgreSQL' : 'embedded',
          },
        ]}
      />
    </div>
  );
}

/** Uptime is shown in hours. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
function hoursOf(seconds: number): string {
  const hours = seconds / hourSeconds;
  return hours < 0.1 ? 'under 0.1 hours' : `${hours.toFixed(1)} hours`;
}

function Memory({ status }: { status: SystemStatus }) {
  const { used, free, total, percentage_used } = status.ram_info.system_memory;
  return (
    <>
      <Usage name="System memory" {...{ used, free, total }} percentage={percentage_used} />
      <History name="System memory" samples={status.history} valueOf={({ ram_used }) => ram_used} unit="%" />
      <div className={styles['process']}>
        <Facts
          facts={[
            { label: 'Memory usage', value: sizeText(status.memory_usage), note: 'of this server process' },
            { label: 'Peak', value: sizeText(status.memory_peak), note: 'since it started' },
            { label: 'Limit', value: sizeText(status.memory_limit), note: 'maximum allowed' },
          ]}
        />
      </div>
    </>
  );
}
