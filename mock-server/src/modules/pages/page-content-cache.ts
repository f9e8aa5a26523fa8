import { createHash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { sanitizeContent } from './page-content.rules.ts';

/** What a cache contains right now. */
export interface CacheFigures {
  readonly count: number;
  readonly sizeBytes: number;
  /** When its last entry expires; undefined when it is empty. */
  readonly latestExpiration: Date | undefined;
}

/** Sanitized content by its source. The same source always gives the same result, so no entry is ever stale; the cache
 * only saves sanitizing the page again for every visitor. */
export interface PageContentCache {
  sanitize(html: string): string;
  figures(): CacheFigures;
  /** @returns what it dropped. */
  clear(): CacheFigures;
}

const lifeMs = 10 * 60_000;
const maxBytes = 16_777_216;

interface Entry {
  readonly html: string;
  readonly sizeBytes: number;
  readonly expiresAt: number;
}

/** Entries live for 10 minutes and take up at most 16 MiB in all; the least recently used are dropped first. */
export function createPageContentCache(clock: Clock): PageContentCache {
  const entries = new Map<string, Entry>();
  let sizeBytes = 0;

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    sizeBytes -= entry.sizeBytes;
  }

  function dropExpired(now: number): void {
    for (const [key, entry] of entries) if (entry.expiresAt <= now) drop(key, entry);
  }

  function keep(key: string, entry: Entry): void {
    entries.set(key, entry);
    sizeBytes += entry.sizeBytes;
    for (const [oldest, old] of entries) {
      if (sizeBytes <= maxBytes) break;
      drop(oldest, old);
    }
  }

  function figures(): CacheFigures {
    dropExpired(clock.now().getTime());
    const latest = Math.max(...[...entries.values()].map(({ expiresAt }) => expiresAt));
    return { count: entries.size, sizeBytes, latestExpiration: entries.size === 0 ? undefined : new Date(latest) };
  }

  return {
    figures,
    sanitize(source) {
      const now = clock.now().getTime();
      const key = createHash('sha256').update(source).digest('base64');
      const known = entries.get(key);
      if (known) drop(key, known);
      if (known && known.expiresAt > now) {
        keep(key, known);
        return known.html;
      }
      dropExpired(now);
      const html = sanitizeContent(source);
      keep(key, { html, sizeBytes: Buffer.byteLength(html), expiresAt: now + lifeMs });
      return html;
    },
    clear() {
      const dropped = figures();
      entries.clear();
      sizeBytes = 0;
      return dropped;
    },
  };
}
