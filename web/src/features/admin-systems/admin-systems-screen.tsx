import { useEffect, useRef } from 'react';
import { Button, Tabs } from '@mantine/core';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLeaveOnSessionEnd } from '../../parts/use-leave-on-session-end.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './admin-systems-screen.module.css';
import { systemKey } from './admin-systems.queries.ts';
import { CronTab } from './cron-tab.tsx';
import { GeoTab } from './geo-tab.tsx';
import { LogsTab } from './logs-tab.tsx';
import { OperationBanner } from './operation-banner.tsx';
import { OperationsTab } from './operations-tab.tsx';
import { QueuesTab } from './queues-tab.tsx';
import { ScheduleTab } from './schedule-tab.tsx';
import { StatusTab } from './status-tab.tsx';
import { useOperations } from './use-operations.ts';

/** Specification part 2, section 2. */
const tabs = [
  { value: 'status', label: 'Status', Panel: StatusTab },
  { value: 'operations', label: 'Operations', Panel: OperationsTab },
  { value: 'schedule', label: 'Schedule', Panel: ScheduleTab },
  { value: 'queues', label: 'Queues', Panel: QueuesTab },
  { value: 'logs', label: 'Logs', Panel: LogsTab },
  { value: 'cron', label: 'Cron Jobs', Panel: CronTab },
  { value: 'geo', label: 'Geo Blocking', Panel: GeoTab },
] as const;

/** The system and what keeps it going: seven tabs, the open one in the address. Every figure is measured by the server.
 * A session that ends leads to the sign-in; specification part 2, section 2. */
export function AdminSystemsScreen() {
  useLeaveOnSessionEnd();
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const isReading = useIsFetching({ queryKey: systemKey }) > 0;
  const operations = useOperations();
  const open = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'status';
  const list = useTabInSight(tabs.findIndex(({ value }) => value === open));

  return (
    <div className={styles['screen']}>
      <PageHeader
        title="Systems"
        context="How the platform does, and what keeps it going."
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
        <Tabs.List ref={list} aria-label="Parts of the system" className={styles['tabs'] ?? ''}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value} className={styles['panel'] ?? ''}>
            <Panel operations={operations} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

/** Seven tabs are wider than a phone: the open one is moved into sight. */
function useTabInSight(open: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[open];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return list;
}
