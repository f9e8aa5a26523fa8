import styles from './fragment.module.css';

const columns = [
  { column: 'clip_id', sample: '84213', field: 'Video ID', sure: 'Exact' },
  { column: 'name', sample: 'Harbor at dawn', field: 'Video Title', sure: '96%' },
  { column: 'thumb', sample: 'https://cdn.example/84213.jpg', field: 'Thumbnail Image URL', sure: '91%' },
  { column: 'len', sample: '00:04:12', field: 'Duration', sure: '88%' },
] as const;

/** Rows of the column mapping: the file's column on the left, our field on the right. */
export function MappingFragment() {
  return (
    <div className={`${styles['panel'] ?? ''} ${styles['wide'] ?? ''}`}>
      <div className={styles['head']}>
        <span className={styles['title']}>catalog.csv</span>
        <span className={styles['muted']}>2,335 items</span>
      </div>
      {columns.map(({ column, sample, field, sure }) => (
        <div key={column} className={styles['mapping']}>
          <span>
            <span className={styles['mono']}>{column}</span>
            <span className={styles['sample']}>{sample}</span>
          </span>
          <svg className={styles['link']} viewBox="0 0 24 8">
            <path d="M0 4h22M18 1l4 3-4 3" />
          </svg>
          <span>{field}</span>
          <span className={styles['sure']} data-exact={sure === 'Exact'}>
            {sure}
          </span>
        </div>
      ))}
    </div>
  );
}
