import { domainStatusValues, type DomainStats } from '@grt/sdk/contract';
import { Tabs } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useTabInSight } from '../../core/use-tab-in-sight.ts';
import styles from './admin-domains-screen.module.css';
import type { DomainList } from './admin-domains.queries.ts';

const words = { all: 'All', pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;
const values = ['all', ...domainStatusValues] as const;

/** The filter tabs with their counts. The panel below them is the list.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function DomainTabs({ list, stats }: { list: DomainList; stats: DomainStats | undefined }) {
  const tabs = useTabInSight(values.indexOf(list.values.status ?? 'all'));
  return (
    <Tabs.List ref={tabs} aria-label="Status" className={styles['tabs'] ?? ''}>
      {values.map((value) => (
        <Tabs.Tab
          key={value}
          value={value}
          onClick={() => list.set('status', value === 'all' ? undefined : value)}
          rightSection={
            <span className={styles['count']}>
              {stats ? formatCount(value === 'all' ? stats.total : stats[value]) : ' '}
            </span>
          }
        >
          {words[value]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
