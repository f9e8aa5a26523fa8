import styles from './pace-label.module.css';

/** Values of `current_pace`. @see docs/specification/part-2-admin-domains-bidding-pages.md §3 */
export type Pace = 'ahead' | 'behind' | 'on_track';

const words: Record<Pace, string> = { ahead: 'Ahead of pace', behind: 'Behind pace', on_track: 'On track' };
const shapes: Record<Pace, string> = {
  ahead: 'M1 9 5 2l4 7z',
  behind: 'M1 2h8L5 9z',
  on_track: 'M5 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
};

/** Pace as text, shape, and color. */
export function PaceLabel({ pace }: { pace: Pace }) {
  return (
    <span className={styles['pace']} data-pace={pace}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={shapes[pace]} />
      </svg>
      {words[pace]}
    </span>
  );
}
