import { Suspense } from 'react';
import type { Analytics, AnalyticsGroup } from '@grt/sdk/contract';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import styles from './analytics-toolbar.module.css';
import { useOwnDomains } from './client-analytics.queries.ts';
import { rangeFault, rangeNames, rangeWords, type RangeName } from './range.ts';
import { groups, splits, usualGroup, type AnalyticsParams } from './use-analytics-params.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { DayField } from '../../ui/list/day-field.tsx';

const groupWords: Record<AnalyticsGroup, string> = {
  day: 'Day',
  hour: 'Hour',
  domain: 'Domain',
  feed: 'Feed',
  country: 'Country',
};

/** A single day opens by hour, and a longer range after it by day again. */
function groupFor(range: RangeName, group: AnalyticsParams['group']): AnalyticsParams['group'] {
  if (group === 'day') return usualGroup(range);
  return group === 'hour' && range !== 'own' ? usualGroup(range) : group;
}

interface AnalyticsToolbarProps {
  readonly params: AnalyticsParams;
  /** The current range; a custom range starts from it. */
  readonly shown: Analytics | undefined;
}

/** Which days, of which domain, in which rows. */
export function AnalyticsToolbar({ params, shown }: AnalyticsToolbarProps) {
  const { range, group, change } = params;
  function choose(name: RangeName) {
    const own = name === 'own' ? { from: shown?.from, to: shown?.to } : { from: undefined, to: undefined };
    change({ range: name, ...own, group: groupFor(name, group) });
  }
  return (
    <div className={styles['toolbar']} data-print="no">
      <NativeSelect
        aria-label="Range"
        value={range}
        data={rangeNames.map((value) => ({ value, label: rangeWords[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = rangeNames.find((name) => name === currentTarget.value);
          if (chosen) choose(chosen);
        }}
      />
      {range === 'own' && <OwnDates params={params} shown={shown} />}
      <DomainChoice params={params} />
      <SegmentedControl
        classNames={{
          root: styles['groups'] ?? '',
          indicator: styles['chosen'] ?? '',
          label: styles['group'] ?? '',
        }}
        aria-label="Group by"
        value={group}
        data={groups.map((value) => ({ value, label: groupWords[value] }))}
        onChange={(value) => change({ group: value, split: undefined, sort: undefined, order: undefined })}
      />
      <SplitChoice params={params} />
    </div>
  );
}

/** What each domain, feed, or country is split by. */
function SplitChoice({ params: { group, split, change } }: { params: AnalyticsParams }) {
  if (!splits.some((one) => one === group)) return null;
  return (
    <NativeSelect
      aria-label="Split by"
      value={split ?? ''}
      data={[
        { value: '', label: 'Not split' },
        ...splits
          .filter((one) => one !== group)
          .map((value) => ({ value, label: `Split by ${groupWords[value].toLowerCase()}` })),
      ]}
      onChange={({ currentTarget }) =>
        change({
          split: currentTarget.value === '' ? undefined : currentTarget.value,
          sort: undefined,
          order: undefined,
        })
      }
    />
  );
}

/** Two dates. A link may leave out one of them or both: they are those that are shown. */
function OwnDates({ params: { from, to, group, change }, shown }: AnalyticsToolbarProps) {
  return (
    <div className={styles['dates']}>
      <DayField name="First day" day={from ?? shown?.from} onDay={(day) => change({ from: day })} isRequired />
      <span aria-hidden="true">–</span>
      <DayField
        name="Last day"
        day={to ?? shown?.to}
        onDay={(day) => change({ to: day })}
        fault={rangeFault({ from, to }, group === 'hour')}
        isRequired
      />
    </div>
  );
}

/** A plain select for as many domains as it can hold; for more, one that asks the server, loaded only then. */
function DomainChoice({ params: { domainId, change } }: { params: AnalyticsParams }) {
  const { data: page } = useOwnDomains();
  if (page && page.meta.total > page.data.length) {
    return (
      <div className={styles['domain']}>
        <Suspense>
          <ManyDomains domainId={domainId} onChange={(id) => change({ domain: id })} />
        </Suspense>
      </div>
    );
  }
  const data = page?.data ?? [];
  const isListed = domainId === undefined || data.some(({ id }) => id === domainId);
  return (
    <NativeSelect
      className={styles['domain'] ?? ''}
      aria-label="Domain"
      value={domainId ?? ''}
      data={[
        { value: '', label: 'All domains' },
        ...data.map(({ id, domain_name }) => ({ value: String(id), label: shownDomain(domain_name) })),
        ...(isListed ? [] : [{ value: String(domainId), label: `Domain ${String(domainId)}` }]),
      ]}
      onChange={({ currentTarget }) => change({ domain: currentTarget.value === '' ? undefined : currentTarget.value })}
    />
  );
}

const ManyDomains = lazyPart(async () => ({ default: (await import('./many-domains.tsx')).ManyDomains }));
