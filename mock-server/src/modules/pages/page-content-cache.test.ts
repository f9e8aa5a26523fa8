import { expect, it } from 'vitest';
import { fixedClock } from '../../core/clock.ts';
import { createPageContentCache } from './page-content-cache.ts';

const start = '2026-11-20T10:00:00.000Z';

it('keeps sanitized content for ten minutes, counts it, and drops it when cleared', () => {
  const clock = fixedClock(start);
  const cache = createPageContentCache(clock);
  expect(cache.figures()).toEqual({ count: 0, sizeBytes: 0, latestExpiration: undefined });
  expect(cache.sanitize('<p onclick="x">ä</p>')).toBe('<p>ä</p>');
  clock.advance(60_000);
  expect(cache.sanitize('<p onclick="x">ä</p>')).toBe('<p>ä</p>');
  cache.sanitize('<p>b</p>');
  const both = { count: 2, sizeBytes: 17, latestExpiration: new Date('2026-11-20T10:11:00.000Z') };
  expect(cache.figures()).toEqual(both);
  clock.advance(9 * 60_000);
  expect(cache.figures().count).toBe(1);
  expect(cache.clear().count).toBe(1);
  expect(cache.figures().count).toBe(0);
});

it('drops the least recently used content before it grows beyond 16 MiB', () => {
  const cache = createPageContentCache(fixedClock(start));
  const page = (name: string) => `<p>${name.repeat(450_000)}</p>`;
  cache.sanitize(page('a'));
  for (let count = 0; count < 40; count += 1) {
    cache.sanitize(page(String.fromCodePoint(0x4e00 + count)));
    cache.sanitize(page('a'));
  }
  const { count, sizeBytes } = cache.figures();
  expect([count < 40, sizeBytes > 14_000_000, sizeBytes <= 16_777_216]).toEqual([true, true, true]);
});
