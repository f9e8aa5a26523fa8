import { useId, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { formatCount, formatMoney } from '../../core/format.ts';
import { Strands } from '../../ui/strands/strands.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { Lane, type LaneFigures } from './streams-lane.tsx';
import styles from './streams-figure.module.css';
import { shareVisits } from './visit-sharing.ts';

/**
 * The example market. Need follows pace: a domain behind pace needs all it can get; one ahead needs hardly any.
 */
const others: readonly LaneFigures[] = [
  { name: 'clips.example', bid: 0.12, pace: 'behind', need: 1 },
  { name: 'reels.example', bid: 0.18, pace: 'on_track', need: 0.6 },
  { name: 'gallery.example', bid: 0.22, pace: 'ahead', need: 0.2 },
  { name: 'shorts.example', bid: 0.09, pace: 'on_track', need: 0.6 },
];
const ownLane = 2;
/** CSS pixels; the style sheet's --lane. */
const laneHeight = 76;
const bidCents = { from: 2, to: 40, first: 16 };

/** The product's idea as an interactive illustration: streams of visits shared among domains by bid and pace. */
export function StreamsFigure() {
  const sliderId = useId();
  const [cents, setCents] = useState(bidCents.first);
  const [paused, setPaused] = useState(false);
  const [stage, inView] = useInView<HTMLDivElement>();

  const own: LaneFigures = { name: 'your-domain.example', bid: cents / 100, pace: 'on_track', need: 0.6 };
  const lanes = others.toSpliced(ownLane, 0, own);
  const shares = shareVisits(lanes);
  const ofThousand = Math.round((shares[ownLane] ?? 0) * 1000);

  return (
    <figure className={styles['figure']}>
      <div ref={stage} className={styles['stage']}>
        <Strands shares={shares} ownLane={ownLane} laneHeight={laneHeight} still={paused || !inView} />
        <ol className={styles['lanes']}>
          {lanes.map((lane, index) => (
            <Lane key={lane.name} figures={lane} share={shares[index] ?? 0} own={index === ownLane} />
          ))}
        </ol>
      </div>
      <figcaption className={styles['caption']}>
        <div className={styles['control']}>
          <label htmlFor={sliderId}>Your bid per click</label>
          <input
            id={sliderId}
            type="range"
            min={bidCents.from}
            max={bidCents.to}
            value={cents}
            aria-valuetext={formatMoney(cents / 100)}
            onChange={(event) => setCents(event.target.valueAsNumber)}
          />
          <span className={styles['bid']}>{formatMoney(cents / 100)}</span>
        </div>
        <p className={styles['reading']}>
          <output htmlFor={sliderId}>
            your-domain.example gets <b>{formatCount(ofThousand)}</b> of every 1,000 visits.
          </output>{' '}
          An example: visits are shared by bid and by what each domain needs to stay on pace.
        </p>
        <button type="button" className={styles['pause']} aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
          Pause animation
        </button>
      </figcaption>
    </figure>
  );
}
