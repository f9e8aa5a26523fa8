import { PaceLabel } from '../../../ui/pace-label.tsx';
import styles from './fragment.module.css';

const facts = [
  { what: 'Bid per click', figure: '$0.12' },
  { what: 'Spent today', figure: '$144.48' },
  { what: 'Daily budget', figure: '$200.00' },
] as const;

/** A domain as its client sees it: spend so far against the plan of the day. */
export function DomainFragment() {
  return (
    <div className={`${styles['panel'] ?? ''} ${styles['wide'] ?? ''}`}>
      <div className={styles['head']}>
        <span className={styles['title']}>clips.example</span>
        <PaceLabel pace="on_track" />
      </div>
      <div className={styles['facts']}>
        {facts.map(({ what, figure }) => (
          <span key={what} className={styles['muted']}>
            {what}
            <b>{figure}</b>
          </span>
        ))}
      </div>
      <svg className={styles['pacing']} viewBox="0 0 240 100" preserveAspectRatio="none">
        <path className={styles['spend']} d="M0 100 C 40 96 60 88 90 66 S 140 34 170 28 V100z" />
        <path className={styles['plan']} d="M0 100 C 40 95 62 86 92 64 S 150 34 176 27 S 220 6 240 4" />
        <path className={styles['now']} d="M170 0V100" />
      </svg>
      <div className={styles['axis']} style={{ '--hour': '70.8%' }}>
        <span>00:00</span>
        <span>Now</span>
        <span>24:00</span>
      </div>
    </div>
  );
}
