import styles from './fragment.module.css';

const evidence = [
  { what: 'Website', value: 'northwind.example' },
  { what: 'Expected traffic', value: '50k-100k' },
  { what: 'License', value: 'PDF, 412 kB' },
  { what: 'Duplicates', value: 'None found' },
] as const;

/** An application on a reviewer's desk. */
export function ReviewFragment() {
  return (
    <div className={`${styles['panel'] ?? ''} ${styles['wide'] ?? ''}`}>
      <div className={styles['head']}>
        <span className={styles['title']}>Northwind Media</span>
        <span className={styles['badge']} data-tone="wait">
          Pending, 3 h
        </span>
      </div>
      {evidence.map(({ what, value }) => (
        <div key={what} className={styles['row']}>
          <span className={styles['muted']}>{what}</span>
          <span>{value}</span>
        </div>
      ))}
      <div className={styles['buttons']}>
        <span>Approve</span>
        <span>Reject</span>
      </div>
    </div>
  );
}
