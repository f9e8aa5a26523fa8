import styles from './fragment.module.css';

const charges = [
  { time: '15:58:41', what: 'Click, clips.example', price: '$0.12' },
  { time: '15:58:07', what: 'Click, clips.example', price: '$0.12' },
  { time: '15:57:52', what: 'Click, reels.example', price: '$0.18' },
] as const;

/** The latest charges, and how much of the daily budget is spent. */
export function BillingFragment() {
  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <span className={styles['title']}>$144.48</span>
        <span className={styles['muted']}>of $200.00 today</span>
      </div>
      <div className={styles['bar']} style={{ marginBottom: 16 }}>
        <span style={{ width: '72%' }} />
      </div>
      {charges.map(({ time, what, price }) => (
        <div key={time} className={styles['row']}>
          <span className={styles['time']}>{time}</span>
          <span style={{ flex: 1 }}>{what}</span>
          <span className={styles['price']}>{price}</span>
        </div>
      ))}
    </div>
  );
}
