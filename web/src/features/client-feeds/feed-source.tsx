import type { Feed } from '@grt/sdk/contract';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import { Panel } from '../../ui/panel.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './client-feed-screen.module.css';
import { IntervalSelect } from './interval-select.tsx';

/** Where the videos come from, and how often. */
export function FeedSource({ feed }: { feed: Feed }) {
  const { is_fetched, feed_url, next_refresh_at, updated_at, last_import } = feed;
  const off = switchedOffWords(feed.switched_off);
  return (
    <Panel title={is_fetched ? 'Schedule' : 'Source'}>
      <div className={styles['body']}>
        {feed_url !== null && <p className={styles['address']}>{feed_url}</p>}
        {is_fetched && <IntervalSelect feed={feed} />}
        <p className={styles['quiet']}>
          {is_fetched ? 'Last fetched ' : 'Last file '}
          {last_import === null ? 'never' : <TimeAgo at={last_import.created_at} />}
          {next_refresh_at !== null && `. Next ${formatExactTime(new Date(next_refresh_at))}`}. Changed{' '}
          <TimeAgo at={updated_at} />.
        </p>
        {off !== undefined && <p className={styles['quiet']}>{off}.</p>}
      </div>
    </Panel>
  );
}
