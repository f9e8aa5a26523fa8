import { formatMoney, formatPercent } from '../../core/format.ts';
import { PaceLabel, type Pace } from '../../ui/pace-label.tsx';
import { portHeight } from '../../ui/strands/draw-strands.ts';
import styles from './streams-figure.module.css';
import type { Bidder } from './visit-sharing.ts';

/** A domain in the example. */
export interface LaneFigures extends Bidder {
  readonly name: string;
  readonly pace: Pace;
}

/** Where a bundle of strands ends: the domain, its bid, its pace, and its share. */
export function Lane({ figures, share, own }: { figures: LaneFigures; share: number; own: boolean }) {
  return (
    <li className={styles['lane']} data-own={own}>
      <span className={styles['port']} style={{ height: Math.max(2, portHeight(share)) }} />
      <span className={styles['laneName']}>{figures.name}</span>
      <span className={styles['laneFacts']}>
        <span>{formatMoney(figures.bid)} a click</span>
        <PaceLabel pace={figures.pace} />
      </span>
      <span className={styles['laneShare']}>{formatPercent(Math.round(share * 100) / 100)}</span>
    </li>
  );
}
