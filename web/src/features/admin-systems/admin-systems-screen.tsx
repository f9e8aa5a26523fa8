import { Suspense } from 'react';
import { Button, Tabs } from '@mantine/core';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTabInSight } from '../../core/use-tab-in-sight.ts';
import { useLeaveOnSessionEnd } from '../../parts/use-leave-on-session-end.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './admin-systems-screen.module.css';
import { systemKey } from './admin-systems.queries.ts';
import { Loading } from './measured.tsx';
import { OperationBanner } from './operation-banner.tsx';
import { StatusTab } from './status-tab.tsx';
import { useOperations } from './use-operations.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** All but the first are loaded when opened. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
const tabs = [
  { value: 'status', label: 'Status', Panel: StatusTab },
  {
    value: 'operations',
    label: 'Operations',
    Panel: lazyPart(async () => ({ default: (await import('./operations-tab.tsx')).OperationsTab })),
  },
  {
    value: 'schedule',
    label: 'Schedule',
    Panel: lazyPart(async () => ({ default: (await import('./schedule-tab.tsx')).ScheduleTab })),
  },
  {
    value: 'queues',
    label: 'Queues',
    Panel: lazyPart(async () => ({ default: (await import('./queues-tab.tsx')).QueuesTab })),
  },
  {
    value: 'logs',
    label: 'Logs',
    Panel: lazyPart(async () => ({ default: (await import('./logs-tab.tsx')).LogsTab })),
  },
  {
    value: 'cron',
    label: 'Cron Jobs',
    Panel: lazyPart(async () => ({ default: (await import('./cron-tab.tsx')).CronTab })),
  },
  {
    value: 'geo',
    label: 'Geo Blocking',
    Panel: lazyPart(async () => ({ default: (await import('./geo-tab.tsx')).GeoTab })),
  },
] as const;

/** The system and what keeps it going: seven tabs, the open one in the URL. Every figure is measured by the server.
 * If the session ends, it redirects to sign-in.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminSystemsScreen() {
  useLeaveOnSessionEnd();
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const isReading = useIsFetching({ queryKey: systemKey }) > 0;
  const operations = useOperations();
  const open = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'status';
  const list = useTabInSight(tabs.findIndex(({ value }) => value === open));

  return (
    <Screen>
      <PageHeader
        title="Systems"
        context="Platform health and maintenance."
        actions={
          <Button
            variant="default"
            aria-disabled={isReading}
            onClick={() => void queryClient.invalidateQueries({ queryKey: systemKey })}
          >
            Refresh
          </Button>
        }
      />
      <OperationBanner operations={operations} />
      <Tabs
        value={open}
        keepMounted={false}
        onChange={(value) => setParams(value === null || value === 'status' ? {} : { tab: value })}
      >
        <Tabs.List ref={list} aria-label="System sections" className={styles['tabs'] ?? ''}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value} className={styles['panel'] ?? ''}>
            <Suspense fallback={<Loading lines={6} />}>
              <Panel operations={operations} />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Screen>
  );
}
