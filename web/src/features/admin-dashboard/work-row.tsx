import type { AdminWork } from '@grt/sdk/contract';
import { formatTimeAgo } from '../../core/elapsed-time.ts';
import { formatCount } from '../../core/format.ts';
import { linkTo, may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useNow } from '../../core/use-now.ts';
import { useWork } from '../../parts/waiting-work/waiting-work.queries.ts';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { failuresInWords, importsInWords, waitingInWords } from './work-words.ts';

/** What waits for whoever is signed in, the work first. */
export function WorkRow() {
  const { data, error, refetch } = useWork();
  if (!may('admin.work')) return null;
  if (error && !data) {
    return <LoadFailure message="What waits could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label="Waiting for you">
      <StatTiles columns={5}>
        <Queue
          label="Applications"
          waiting={data?.registrations}
          to={`${paths.adminRegistrations}?status=review&sort=oldest`}
        />
        <Queue label="Feeds to review" waiting={data?.feeds} to={`${paths.adminFeeds}?tab=review`} />
        <Queue label="Domains to review" waiting={data?.domains} to={`${paths.adminDomains}?status=pending`} />
        <StatTile
          label="Imports"
          figure={data && formatCount(data.held_imports + data.failed_imports)}
          note={importsInWords(data)}
          {...linkTo(`${paths.adminFeeds}?tab=management&import=failed_or_held`)}
        />
        <Jobs work={data} />
      </StatTiles>
    </section>
  );
}

interface QueueProps {
  readonly label: string;
  readonly waiting: AdminWork['feeds'] | undefined;
  readonly to: string;
}

function Queue({ label, waiting, to }: QueueProps) {
  const now = useNow();
  const oldest = waiting?.oldest_at;
  const age = typeof oldest === 'string' ? formatTimeAgo(new Date(oldest), now) : undefined;
  return (
    <StatTile label={label} figure={waiting && formatCount(waiting.count)} note={waitingInWords(age)} {...linkTo(to)} />
  );
}

function Jobs({ work }: { work: AdminWork | undefined }) {
  const place = work !== undefined && work.failed_jobs === 0 && work.failed_mail > 0;
  return (
    <StatTile
      label="Failed jobs and mail"
      figure={work && formatCount(work.failed_jobs + work.failed_mail)}
      note={failuresInWords(work)}
      {...linkTo(place ? `${paths.adminOutbox}?status=failed` : `${paths.adminSystems}?tab=queues`)}
    />
  );
}
