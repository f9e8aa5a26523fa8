import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; undefined if the total is unknown. */
  readonly percent: number | undefined;
  /** Progress in words, below the bar. */
  readonly detail: string;
}

/** A real progress bar. */
export function ProgressBar({ label, percent, detail }: ProgressBarProps) {
  const known = percent === undefined ? {} : { 'aria-valuenow': percent, 'aria-valuetext': `${String(percent)}%` };
  return (
    <div className={styles['progress']}>
      <div className={styles['head']}>
        <strong>{label}</strong>
        {percent !== undefined && <span>{percent}%</span>}
      </div>
      <div
        className={styles['track']}
        // The native element cannot be styled consistently across browsers.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...known}
      >
        <div
          className={styles['bar']}
          data-unknown={percent === undefined}
          style={percent === undefined ? undefined : { width: `${String(percent)}%` }}
        />
      </div>
      <p>{detail}</p>
    </div>
  );
}
