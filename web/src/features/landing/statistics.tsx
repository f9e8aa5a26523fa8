import styles from './statistics.module.css';

/** The four figures that the product advertises. @see docs/specification/part-1-public-and-client.md §1 */
const statistics = [
  { figure: '50M+', label: 'monthly clicks' },
  { figure: '5,000+', label: 'active clients' },
  { figure: '98%', label: 'satisfaction' },
  { figure: '24/7', label: 'uptime' },
] as const;

/** Proof, right below the pitch. */
export function Statistics() {
  return (
    <section className={styles['band']} aria-label="GRT by the numbers">
      <dl className={styles['row']}>
        {statistics.map(({ figure, label }) => (
          <div key={label} className={styles['item']}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
