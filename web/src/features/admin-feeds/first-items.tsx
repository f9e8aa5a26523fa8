import type { Feed, FirstItem } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { isRemote } from '../../parts/remote-pictures.ts';
import { BlurSwitch } from '../../parts/thumbnail/blur-switch.tsx';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useFirstItems } from './admin-feeds.queries.ts';
import styles from './first-items.module.css';

/** What a reviewer checks first: of a new version in review, what is in its file. Feed content is untrusted: titles are
 * text, pictures come through this server. */
export function FirstItems({ feed }: { feed: Feed }) {
  const { data, error, refetch } = useFirstItems(feed);
  if (error) {
    return <LoadFailure message="The items could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={120} />;
  if (data.length === 0) return <p className={styles['quiet']}>No items yet.</p>;
  const title = feed.version_in_review ? 'First items of the new version' : 'First items';
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h3>{title}</h3>
        <BlurSwitch />
      </div>
      <ul className={styles['items']} aria-label={title}>
        {data.map((item) => (
          <Item key={item.external_id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { external_id, title, thumbnail_url, url, video_url } }: { item: FirstItem }) {
  const to = [url, video_url].find((address) => address !== null && isRemote(address));
  return (
    <li>
      <Thumbnail url={thumbnail_url} name={title ?? external_id} missing="No picture" />
      {title !== null && (
        <span className={styles['title']} dir="auto">
          {title}
        </span>
      )}
      <p>
        <code>{external_id}</code>
        {to !== undefined && to !== null && (
          <a href={to} target="_blank" rel="noreferrer">
            Open
          </a>
        )}
      </p>
    </li>
  );
}
