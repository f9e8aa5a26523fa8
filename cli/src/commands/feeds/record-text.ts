import type { MappingAnalysis } from '@grt/sdk/contract';
import { cellText } from '../../core/cell.ts';
import { counted } from '../../core/quantities.ts';

type FeedInfo = MappingAnalysis['feed_info'];

/** The other lists of a file that has several. */
export function otherRecords({ record_path, record_candidates }: FeedInfo): FeedInfo['record_candidates'] {
  if (record_path === null) return [];
  return record_candidates.filter(({ path, records }) => path !== record_path && records > 1);
}

/** `data.videos: 120 records (Trending, Weekend reel)` */
export function recordText({ path, records, samples }: FeedInfo['record_candidates'][number]): string {
  const beginning = samples.length === 0 ? '' : ` (${samples.join(', ')})`;
  return cellText(`${path}: ${counted(records, 'record')}${beginning}`);
}
