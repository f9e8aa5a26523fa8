import { formatExactTime, formatTimeAgo } from '../core/elapsed-time.ts';
import { useNow } from '../core/use-now.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** "3 h ago", with the exact time on hover and for screen readers. @param props - `at`: ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  const time = new Date(at);
  const exactly = formatExactTime(time);
  return (
    <time dateTime={at} title={exactly}>
      {formatTimeAgo(time, useNow())}
      <VisuallyHidden> ({exactly})</VisuallyHidden>
    </time>
  );
}
