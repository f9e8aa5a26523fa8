import { messages, type CacheInfo } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';

/** What a cache holds. */
export interface CacheFigures {
  readonly count: number;
  readonly sizeBytes: number;
  /** When its last entry ends; undefined for one that keeps what it has. */
  readonly latestExpiration?: Date | undefined;
}

/** A cache of this process: whatever is dropped of it is made anew when it is needed. */
export interface Cache {
  figures(): CacheFigures;
  clear(): unknown;
}

/** A cache with its name for people, under the name that `clearCache` takes. */
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

/** The group of this name, or every one for `all`. @throws Refusal 422 on `group` if there is none. */
export function groupsNamed(groups: readonly CacheGroup[], wanted: string): readonly CacheGroup[] {
  const chosen = wanted === 'all' ? groups : groups.filter(({ group }) => group === wanted);
  if (chosen.length === 0) throw invalid({ group: [messages.CacheClearOrder.group.unknown] });
  return chosen;
}

/** Drops groups. @returns what was dropped, a line for each. */
export function dropCaches(groups: readonly CacheGroup[]): string {
  const lines = groups.map(({ name, cache }) => {
    const { count, sizeBytes } = cache.figures();
    cache.clear();
    return `${name}: cleared ${String(count)} ${count === 1 ? 'entry' : 'entries'} (${sizeBytes.toLocaleString('en-US')} bytes)`;
  });
  return lines.join('\n');
}
