import { messages, type CacheInfo } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';

/** What a cache contains. */
export interface CacheFigures {
  readonly count: number;
  readonly sizeBytes: number;
  /** When its last entry expires; undefined if entries never expire. */
  readonly latestExpiration?: Date | undefined;
}

/** A cache in this process: anything dropped from it is rebuilt when needed. */
export interface Cache {
  figures(): CacheFigures;
  clear(): unknown;
}

/** A cache with its display name and the name that `clearCache` accepts. */
export interface CacheGroup {
  readonly name: string;
  readonly group: string;
  readonly cache: Cache;
}

export function cacheInfo(groups: readonly CacheGroup[]): CacheInfo {
  return {
    cache_groups: groups.map(({ name, group, cache }) => {
      const { count, sizeBytes, latestExpiration } = cache.figures();
      return {
        name,
        group,
        count,
        total_size: sizeBytes,
        latest_expiration: latestExpiration?.toISOString() ?? null,
      };
    }),
  };
}

/** The group with this name, or every group for `all`. @throws Refusal 422 on `group` if there is none. */
export function groupsNamed(groups: readonly CacheGroup[], wanted: string): readonly CacheGroup[] {
  const chosen = wanted === 'all' ? groups : groups.filter(({ group }) => group === wanted);
  if (chosen.length === 0) throw invalid({ group: [messages.CacheClearOrder.group.unknown] });
  return chosen;
}

/** Drops groups. @returns what was dropped, one line per group. */
export function dropCaches(groups: readonly CacheGroup[]): string {
  const lines = groups.map(({ name, cache }) => {
    const { count, sizeBytes } = cache.figures();
    cache.clear();
    return `${name}: cleared ${String(count)} ${count === 1 ? 'entry' : 'entries'} (${sizeBytes.toLocaleString('en-US')} bytes)`;
  });
  return lines.join('\n');
}
