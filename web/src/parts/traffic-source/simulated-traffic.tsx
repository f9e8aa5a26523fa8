import type { TrafficSource } from '@grt/sdk/contract';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePlatformHealth } from '../platform-health.queries.ts';
import styles from './simulated-traffic.module.css';

const words: Record<Exclude<TrafficSource, 'visits'>, { readonly word: string; readonly meaning: string }> = {
  simulated: { word: 'Simulated traffic', meaning: 'The server generated these visits and their costs.' },
  mixed: {
    word: 'Partly simulated traffic',
    meaning: 'The server generated some of these visits and their costs.',
  },
};

/** Marks figures of visits, clicks, and spend as simulated; renders nothing if they are real. */
export function SimulatedTraffic() {
  const source = usePlatformHealth().data?.traffic_source;
  if (source === undefined || source === 'visits') return null;
  const { word, meaning } = words[source];
  return (
    <span className={styles['mark']} title={meaning}>
      <StatusBadge tone="note">{word}</StatusBadge>
      <VisuallyHidden> ({meaning})</VisuallyHidden>
    </span>
  );
}
