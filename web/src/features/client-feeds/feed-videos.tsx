import type { Feed, FeedItem } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { formatDay } from '../../core/elapsed-time.ts';
import { formatCount } from '../../core/format.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { BlurSwitch } from '../../parts/thumbnail/blur-switch.tsx';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useVideos, videoFilters, type VideoList } from './client-feed.queries.ts';
import styles from './client-feed-screen.module.css';

const shownChoices = [
  { value: 'on', label: 'Switched on' },
  { value: 'off', label: 'Switched off' },
] as const;

/** The videos of a feed. Search, filter, and page are in the URL. */
export function FeedVideos({ feed }: { feed: Feed }) {
  const list = useListAddress(videoFilters);
  const isList = feed.feed_type === 'disabled';
  const stamp = feed.last_import?.finished_at ?? '';
  const videos = useVideos(feed.id, list, stamp);
  const noun = isList ? (['id', 'ids'] as const) : (['video', 'videos'] as const);
  return (
    <Panel title={isList ? 'Ids to switch off' : 'Videos'} aside={isList ? undefined : <BlurSwitch />}>
      <div className={styles['body']}>
        <FilterBar label="Search by title or id" list={list} total={videos.data?.meta.total} noun={noun}>
          {!isList && <FilterSelect list={list} name="shown" label="Shown" all="On and off" choices={shownChoices} />}
        </FilterBar>
        <Videos videos={videos} list={list} isList={isList} />
      </div>
    </Panel>
  );
}

interface VideosProps {
  readonly videos: ReturnType<typeof useVideos>;
  readonly list: VideoList;
  readonly isList: boolean;
}

function Videos({ videos: { data, error, refetch, isPlaceholderData }, list, isList }: VideosProps) {
  if (error) {
    return <LoadFailure message="The videos could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data)
    return (
      <output aria-label="Loading the videos">
        <Skeleton height={480} />
      </output>
    );
  if (data.data.length === 0 && (list.isFiltered || list.page > 1)) {
    return (
      <NoMatch title="No matching videos" all="Show all videos" list={list}>
        No video of this feed matches the search and the filter.
      </NoMatch>
    );
  }
  if (data.data.length === 0) {
    return <EmptyState title="No videos yet">They appear here once a file was imported.</EmptyState>;
  }
  return (
    <>
      <ul className={styles['videos']} data-old={isPlaceholderData} aria-label="Videos">
        {data.data.map((item) => (
          <Video key={item.id} item={item} isList={isList} />
        ))}
      </ul>
      <PageSteps page={list.page} lastPage={data.meta.last_page} onPage={list.setPage} />
    </>
  );
}

function Video({ item, isList }: { item: FeedItem; isList: boolean }) {
  if (isList) {
    return (
      <li className={styles['listed']}>
        <code>{item.external_id}</code>
        {item.title !== null && <span dir="auto">{item.title}</span>}
      </li>
    );
  }
  const address = item.url ?? item.embed_url ?? item.video_url;
  const title = item.title ?? item.external_id;
  return (
    <li className={styles['video']}>
      <Thumbnail url={item.thumbnail_url} />
      <div className={styles['names']}>
        <h3 dir="auto">
          {address === null ? (
            title
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
        </h3>
        <p>{detailsOf(item)}</p>
      </div>
      <StatusBadge tone={item.is_enabled ? 'good' : 'rest'}>{item.is_enabled ? 'On' : 'Off'}</StatusBadge>
      <dl>
        <div>
          <dt>Views</dt>
          <dd>{formatCount(item.served_views)}</dd>
        </div>
        <div>
          <dt>Clicks</dt>
          <dd>{formatCount(item.served_clicks)}</dd>
        </div>
      </dl>
    </li>
  );
}

/** `a1 · 12:05 · HD · Nov 20, 2026` */
function detailsOf({ external_id, title, duration, quality, published_at }: FeedItem): string {
  return [
    title === null ? undefined : external_id,
    duration === null ? undefined : clock(duration),
    quality,
    published_at === null ? undefined : formatDay(new Date(published_at)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `1:02:05`, `12:05`. @param seconds - whole */
function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${rest}` : `${String(minutes)}:${rest}`;
}
