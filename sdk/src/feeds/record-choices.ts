import type { FeedInfo } from './analyze-feed.ts';
import { anyKey, rootPath } from './record-place.ts';

/** Of an analysis, as found or as received. */
interface ReadLists extends Pick<FeedInfo, 'record_path'> {
  readonly record_candidates: readonly { path: string; records: number; samples: readonly string[] }[];
}

/** The lists of a JSON or XML file to choose from, the one that was read included; none if there is no choice.
 * `path` is the option of the feed, `label` its place, number of records, and first ones:
 * `data.videos (120 records): Harbor, Fog` */
export function recordChoices({
  record_path: read,
  record_candidates: candidates,
}: ReadLists): { path: string; label: string }[] {
  const lists = candidates.filter(({ path, records }) => records > 1 || path === read);
  if (lists.length < 2 || lists.every(({ path }) => path !== read)) return [];
  return lists.map(({ path, records, samples }) => {
    const count = `${records.toLocaleString('en-US')} ${records === 1 ? 'record' : 'records'}`;
    const place = `${placeName(path)} (${count})`;
    return { path, label: samples.length === 0 ? place : `${place}: ${samples.join(', ')}` };
  });
}

const eachEntry = `.${anyKey}`;

/** A path in words where it has a sign of its own. */
function placeName(path: string): string {
  if (path === rootPath) return 'Top level';
  if (path === anyKey) return 'Each entry';
  return path.endsWith(eachEntry) ? `Each entry of ${path.slice(0, -eachEntry.length)}` : path;
}
