import {
  lastImportFilterValues,
  type Feed,
  type Import,
  type ImportState,
  type LastImportFilter,
  type ReviewStatus,
} from '@grt/sdk/contract';
import type { StatusTone } from '../ui/status-badge.tsx';

interface Wording {
  readonly word: string;
  readonly tone: StatusTone;
}

/** A feed's review label. @see docs/specification/part-1-public-and-client.md §4 */
export const reviewWords: Record<ReviewStatus, Wording> = {
  pending: { word: 'Pending', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
};

/** An import's state label. @see docs/specification/decisions.md §7 */
export const importWords: Record<ImportState, Wording> = {
  queued: { word: 'Waiting', tone: 'busy' },
  fetching: { word: 'Fetching', tone: 'busy' },
  needs_mapping: { word: 'Needs mapping', tone: 'wait' },
  running: { word: 'Importing', tone: 'busy' },
  held: { word: 'On hold', tone: 'wait' },
  in_review: { word: 'In review', tone: 'wait' },
  done: { word: 'Done', tone: 'good' },
  unchanged: { word: 'Unchanged', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  dropped: { word: 'Discarded', tone: 'rest' },
  rolled_back: { word: 'Rolled back', tone: 'rest' },
};

const lastImportWords: Record<LastImportFilter, string> = {
  needs_attention: 'Needs attention',
  failed_or_held: 'Failed or on hold',
  failed: importWords.failed.word,
  held: importWords.held.word,
  needs_mapping: importWords.needs_mapping.word,
};

/** The filter of lists of feeds by their last import. */
export const lastImportChoices = lastImportFilterValues.map((value) => ({ value, label: lastImportWords[value] }));

/** Values of the status filter of lists of feeds, in wire format. */
export const feedStatuses = ['active', 'inactive', 'pending', 'approved', 'rejected'] as const;

/** Whether the server is still working on it. */
export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'queued' || state === 'fetching' || state === 'running';

const importPollMs = 2000;

/** How soon feeds are asked for again while one of them is being imported. */
export const pollWhileImporting = (feeds: readonly Feed[] | undefined): number | false =>
  feeds?.some(({ last_import }) => last_import && isUnderWay(last_import)) === true ? importPollMs : false;

/** Only an approved, enabled feed counts as active.
 * @see docs/specification/part-1-public-and-client.md §2 */
export const isFeedActive = ({ is_active, review_status }: Pick<Feed, 'is_active' | 'review_status'>): boolean =>
  is_active && review_status === 'approved';

/** Whether the videos of an approved feed are shown. Undefined for other feeds, which are neither active nor paused. */
export const activityOf = (feed: Pick<Feed, 'is_active' | 'review_status'>): Wording | undefined => {
  if (feed.review_status !== 'approved') return undefined;
  return isFeedActive(feed) ? { word: 'Active', tone: 'good' } : { word: 'Paused', tone: 'rest' };
};

/** What an import is called: the file that it read. */
export const nameOfImport = ({ id, source_name }: Pick<Import, 'id' | 'source_name'>): string =>
  source_name ?? `Import ${String(id)}`;
