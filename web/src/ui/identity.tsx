import styles from './identity.module.css';

export interface IdentityProps {
  readonly name: string;
  /** A second line, such as an email address. */
  readonly detail?: string;
  readonly badge?: string;
}

/** The account: initial, name, and a second line. */
export function Identity({ name, detail, badge }: IdentityProps) {
  return (
    <span className={styles['identity']}>
      <span className={styles['initial']} aria-hidden="true">
        {initialOf(name)}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
    </span>
  );
}

/** The first letter, which may be two code units. */
function initialOf(name: string): string {
  const first = name.codePointAt(0);
  return first === undefined ? '' : String.fromCodePoint(first).toUpperCase();
}
