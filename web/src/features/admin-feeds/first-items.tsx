import { useCallback, type RefCallback } from 'react';
import type { FeedItem } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { isRemote } from '../../parts/remote-pictures.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { pictureQuery, useFirstItems } from './admin-feeds.queries.ts';
import styles from './first-items.module.css';

/** What a reviewer checks first. Feed content is untrusted: titles are text, pictures come through this server. */
export function FirstItems({ feedId }: { feedId: number }) {
  const { data, error, refetch } = useFirstItems(feedId);
  if (error) {
    return <LoadFailure message="The items could not be loaded." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={120} />;
  if (data.data.length === 0) return <p className={styles['quiet']}>No items yet.</p>;
  return (
    <section className={styles['section']}>
      <h4>First items</h4>
      <ul className={styles['items']} aria-label="First items">
        {data.data.map((item) => (
          <Item key={item.external_id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item: { external_id, title, thumbnail_url, url, video_url } }: { item: FeedItem }) {
  const to = [url, video_url].find((address) => address !== null && isRemote(address));
  return (
    <li>
      <div className={styles['picture']}>{thumbnail_url !== null && <Thumbnail url={thumbnail_url} />}</div>
      {title !== null && <span className={styles['title']}>{title}</span>}
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

function Thumbnail({ url }: { url: string }) {
  const { data, isError } = useQuery({ ...pictureQuery(useGrt(), url), enabled: isRemote(url) });
  if (isError || !isRemote(url)) return <span>No picture</span>;
  return data ? <Picture file={data} /> : null;
}

function Picture({ file }: { file: Blob }) {
  const show: RefCallback<HTMLImageElement> = useCallback(
    (element) => {
      const address = URL.createObjectURL(file);
      element?.setAttribute('src', address);
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
