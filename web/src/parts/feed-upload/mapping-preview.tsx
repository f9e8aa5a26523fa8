import type { MappingAnalysis } from '@grt/sdk/contract';
import type { FeedItem } from '@grt/sdk/feeds';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { detailsOf } from '../video-details.ts';
import type { MappingChoices } from './mapping-choices.ts';
import styles from './mapping-preview.module.css';
import { previewedRows, type PreviewedRow } from './previewed-rows.ts';

interface MappingPreviewProps {
  readonly choices: MappingChoices;
  readonly analysis: MappingAnalysis;
}

/** The first videos of the file as the present choices would import them. */
export function MappingPreview({ choices, analysis }: MappingPreviewProps) {
  const isList = analysis.feed_info.feed_type === 'disabled';
  const rows = previewedRows(choices, analysis);
  return (
    <section className={styles['pane']} aria-label="Preview">
      <header>
        <h3>Preview</h3>
        <p>{isList ? 'The first IDs, as they will be switched off' : 'The first videos, as they will be imported'}</p>
      </header>
      {choices.length === 0 ? (
        <p className={styles['empty']}>Choose a field for a column to see the result.</p>
      ) : (
        <ol>
          {rows.map((row, index) => (
            // The rows have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {row.item ? <Video row={row} item={row.item} isList={isList} /> : <Refused row={row} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface VideoProps {
  readonly row: PreviewedRow;
  readonly item: FeedItem;
  readonly isList: boolean;
}

function Video({ row, item, isList }: VideoProps) {
  const address = item.url ?? item.embed_url ?? item.video_url;
  return (
    <div className={styles['video']} data-list={isList}>
      {!isList && <Thumbnail url={item.thumbnail_url} />}
      <div className={styles['words']}>
        {(!isList || item.title !== null) && (
          <h4 dir="auto" data-missing={item.title === null}>
            {item.title ?? 'No title yet'}
          </h4>
        )}
        <p>{detailsOf({ ...item, title: item.title ?? '' }) || 'No ID yet'}</p>
        {address !== null && (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        )}
        <Problems row={row} />
      </div>
    </div>
  );
}

function Refused({ row }: Pick<VideoProps, 'row'>) {
  return (
    <div className={styles['refused']}>
      <p>This row would be rejected.</p>
      <Problems row={row} />
    </div>
  );
}

function Problems({ row }: Pick<VideoProps, 'row'>) {
  return row.problems.map((problem) => (
    <p key={problem} className={styles['problem']}>
      {problem}
    </p>
  ));
}
