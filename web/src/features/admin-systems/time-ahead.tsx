import { formatExactTime } from '../../core/elapsed-time.ts';
import { useNow } from '../../core/use-now.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The time until something happens: `in 5 min`, `in 3 h`, `in 2 d`; `now` for what is due. */
export function formatTimeAhead(at: Date, now: Date): string {
  const aheadMs = at.getTime() - now.getTime();
  if (aheadMs <= 0) return 'now';
  if (aheadMs < hourMs) return `in ${String(Math.ceil(aheadMs / minuteMs))} min`;
  if (aheadMs < 24 * hourMs) return `in ${String(Math.floor(aheadMs / hourMs))} h`;
  return `in ${String(Math.floor(aheadMs / (24 * hourMs)))} d`;
}

/** "in 5 min", with the exact time on hover and for screen readers. @param props - `at`: ISO 8601 */
export function TimeAhead({ at }: { at: string }) {
  const time = new Date(at);
  const exactly = formatExactTime(time);
  return (
    <time dateTime={at} title={exactly}>
      {formatTimeAhead(time, useNow())}
      <VisuallyHidden> ({exactly})</VisuallyHidden>
    </time>
  );
}
