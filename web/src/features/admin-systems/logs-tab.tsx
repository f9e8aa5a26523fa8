import { useState } from 'react';
import { logEntriesCount, logEntriesMax, logLevelValues, type LogEntry } from '@grt/sdk/contract';
import { Button, SegmentedControl, Switch } from '@mantine/core';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, useListAddress } from '../../core/use-list-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { logNames, readLog, useLog, type LogName } from './admin-systems.queries.ts';
import { LogEntries, LogSkeleton } from './log-entries.tsx';
import { levelWords } from './log-words.ts';
import { saveLog } from './save-log.ts';
import styles from './logs-tab.module.css';

const names: Record<LogName, string> = { application: 'Application', errors: 'Errors', scheduler: 'Scheduler' };
/** Page size options; the last one is the API's maximum. */
const limits = [logEntriesCount, 200, logEntriesMax] as const;

/** The logs, with level and text filters in the URL. */
export function LogsTab() {
  const grt = useGrt();
  const list = useListAddress({ level: oneOf(logLevelValues) }, { log: oneOf(logNames) });
  const [limit, setLimit] = useState<number>(limits[0]);
  const [isFollowed, setFollowed] = useState(false);
  const name = list.values.log ?? 'application';
  const query = { log: name, level: list.values.level, search: list.search, limit };
  const log = useLog(query, isFollowed);

  const download = () => {
    readLog(grt, { ...query, limit: limits[2] })
      .then((entries) => saveLog(name, entries))
      .catch((error: unknown) => {
        if (error instanceof Error) toastFailure('The log could not be downloaded', error, name);
      });
  };

  return (
    <>
      <div className={styles['bar']} data-print="no">
        <SegmentedControl
          aria-label="Log"
          value={name}
          data={logNames.map((value) => ({ value, label: names[value] }))}
          onChange={(value) => list.set('log', value === 'application' ? undefined : value)}
        />
        <div className={styles['actions']}>
          <Switch
            label="Follow"
            checked={isFollowed}
            onChange={({ currentTarget }) => setFollowed(currentTarget.checked)}
          />
          <Button variant="default" onClick={download}>
            Download
          </Button>
        </div>
      </div>
      <FilterBar label="Search messages" list={list} total={log.data?.length} noun={['entry', 'entries']}>
        <FilterSelect
          list={list}
          name="level"
          label="Level"
          all="All levels"
          choices={logLevelValues.map((value) => ({ value, label: levelWords[value].word }))}
        />
      </FilterBar>
      <Entries log={log} list={list} />
      {log.data?.length === limit && <More limit={limit} onMore={setLimit} />}
    </>
  );
}

interface EntriesProps {
  readonly log: ReturnType<typeof useLog>;
  readonly list: { readonly isFiltered: boolean; readonly clear: () => void };
}

function Entries({ log, list }: EntriesProps) {
  const entries: readonly LogEntry[] | undefined = log.data;
  if (log.error && entries === undefined) {
    return <LoadFailure message="The log could not be loaded." error={log.error} onRetry={() => void log.refetch()} />;
  }
  if (entries === undefined) return <LogSkeleton />;
  if (entries.length > 0) return <LogEntries entries={entries} isOld={log.isPlaceholderData} />;
  return list.isFiltered ? (
    <NoMatch title="No matching entries" all="Show all entries" list={list}>
      No log entries match this level and text.
    </NoMatch>
  ) : (
    <EmptyState title="No log entries">The log of this server is empty.</EmptyState>
  );
}

function More({ limit, onMore }: { limit: number; onMore: (limit: number) => void }) {
  const next = limits.find((larger) => larger > limit);
  if (next === undefined)
    return <p className={styles['end']}>Showing the newest {limit} entries. Narrow your search to see older ones.</p>;
  return (
    <div className={styles['end']}>
      <Button variant="default" onClick={() => onMore(next)}>
        Show up to {next} entries
      </Button>
    </div>
  );
}
