import styles from './identity.module.css';

interface IdentityProps {
  readonly name: string;
  /** A second line, such as an e-mail address. */
  readonly detail?: string;
  readonly badge?: string;
}

/** Who is signed in: the initial, the name, and what else is to be known. */
export function Identity({ name, detail, badge }: IdentityProps) {
  return (
    <div className={styles['identity']}>
      <span className={styles['initial']} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
    </div>
  );
}

/** The first letter, which may take two code units. */
function initialOf(name: string): string {
  const first = name.codePointAt(0);
  return first === undefined ? '' : String.fromCodePoint(first).toUpperCase();
}
