import type { Feed, FeedItem } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { BlurSwitch } from '../../parts/thumbnail/blur-switch.tsx';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { itemStateWords } from '../../parts/switched-off.ts';
import { detailsOf } from '../../parts/video-details.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { FilterBar, FilterSelect } from '../../ui/list/filter-bar.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useVideos, useVideosFile, videoFilters, videosPageSize, type VideoList } from './client-feed.queries.ts';
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
  const file = useVideosFile(feed.id, list);
  const noun = isList ? (['id', 'ids'] as const) : (['video', 'videos'] as const);
  const aside = (
    <>
      <ExportButton isSmall label={isList ? 'Export IDs' : 'Export videos'} file={file} />
      {!isList && <BlurSwitch />}
    </>
  );
  return (
    <Panel title={isList ? 'IDs to switch off' : 'Videos'} aside={aside}>
      <div className={styles['body']}>
        <FilterBar label="Search by title or ID" list={list} total={videos.data?.meta} noun={noun}>
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
        No videos in this feed match the search and filter.
      </NoMatch>
    );
  }
  if (data.data.length === 0) {
    return <EmptyState title="No videos yet">They appear here once a file has been imported.</EmptyState>;
  }
  return (
    <>
      <ul className={styles['videos']} data-old={isPlaceholderData} aria-label="Videos">
        {data.data.map((item) => (
          <Video key={item.id} item={item} isList={isList} />
        ))}
      </ul>
      <PageSteps
        page={list.page}
        lastPage={data.meta.last_page}
        isCapped={data.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? videosPageSize, onSize: list.setSize }}
      />
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
      <Thumbnail url={item.thumbnail_url} name={title} />
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
      <StatusBadge tone={item.is_enabled ? 'good' : 'rest'}>{itemStateWords(item)}</StatusBadge>
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
