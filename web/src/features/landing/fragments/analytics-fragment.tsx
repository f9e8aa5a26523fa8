import styles from './fragment.module.css';

/** Clicks of past hours, then the plan for the rest. */
const clicks = [22, 15, 11, 8, 9, 14, 26, 41, 55, 63, 70, 74, 79, 76, 72, 78];
const planned = [80, 84, 90, 97, 100, 88, 64, 38];
const hours = [...clicks, ...planned].map((height, hour) => ({ hour, height, future: hour >= clicks.length }));

export function AnalyticsFragment() {
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <span className={styles['title']}>Clicks by hour</span>
        <span className={styles['muted']}>1,204 today</span>
      </div>
      <svg className={styles['hours']} viewBox="0 0 240 100" preserveAspectRatio="none">
        {hours.map(({ hour, height, future }) => (
          <rect key={hour} x={hour * 10 + 1} y={100 - height} width="8" height={height} data-future={future} />
        ))}
      </svg>
      <div className={styles['axis']} style={{ '--hour': '66.6%' }}>
        <span>00:00</span>
        <span>Now</span>
        <span>24:00</span>
      </div>
    </div>
  );
}
