import styles from './name.module.css';

interface NameProps {
  /** The whole name, which is shown on hover and read by screen readers. */
  readonly children: string;
  /** Lines it takes at most, however long it is. */
  readonly lines?: 1 | 2 | 3;
  readonly as?: 'span' | 'strong' | 'h1' | 'h2' | 'h3';
  readonly id?: string;
}

/** A name that someone chose: a company's, a feed's, a domain's. It may be long, and in any script. */
export function Name({ children, lines = 2, as: Element = 'span', id }: NameProps) {
  return (
    <Element id={id} className={styles['name']} data-lines={lines} dir="auto" title={children}>
      {children}
    </Element>
  );
}
