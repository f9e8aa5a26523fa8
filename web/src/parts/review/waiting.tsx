import { useNow } from '../../core/use-now.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { waitingTime } from './waiting-time.ts';

/** How long it has waited, with a tone for long waits. */
export function Waiting({ since }: { since: string }) {
  const { words, tone } = waitingTime(new Date(since), useNow());
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
