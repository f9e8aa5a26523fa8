import type { FeedItem } from '@grt/sdk/contract';
import { formatDay } from '../core/elapsed-time.ts';

type VideoDetails = Pick<FeedItem, 'external_id' | 'title' | 'duration' | 'quality' | 'published_at'>;

/** `a1 · 12:05 · HD · Nov 20, 2026` */
export function detailsOf({ external_id, title, duration, quality, published_at }: VideoDetails): string {
  return [
    title === null ? undefined : external_id,
    duration === null ? undefined : clock(duration),
    quality,
    published_at === null ? undefined : formatDay(new Date(published_at)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `1:02:05`, `12:05`. @param seconds - whole */
function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${rest}` : `${String(minutes)}:${rest}`;
}
