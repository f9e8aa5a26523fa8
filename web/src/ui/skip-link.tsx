import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the header, to the element with id `main`. */
export function SkipLink() {
  return (
    <a className={styles['link']} href="#main">
      Skip to content
    </a>
  );
}
