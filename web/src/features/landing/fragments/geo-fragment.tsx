import styles from './fragment.module.css';

const rules = [
  { code: 'US', name: 'United States', allowed: true },
  { code: 'US-TX', name: 'Texas', allowed: false },
  { code: 'CA', name: 'Canada', allowed: true },
  { code: 'CA-QC', name: 'Quebec', allowed: false },
  { code: 'DE', name: 'Germany', allowed: true },
] as const;

/** Rules by country and state. */
export function GeoFragment() {
  return (
    <div className={styles['panel']}>
      {rules.map(({ code, name, allowed }) => (
        <div key={code} className={styles['row']}>
          <span className={styles['mono']} style={{ minWidth: '5ch' }}>
            {code}
          </span>
          <span style={{ flex: 1 }}>{name}</span>
          <span className={styles['badge']} data-tone={allowed ? 'good' : 'bad'}>
            {allowed ? 'Allowed' : 'Blocked'}
          </span>
        </div>
      ))}
    </div>
  );
}
