import { Link } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { Brand } from './brand.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import styles from './public-header.module.css';

/** The header of a public screen: the brand, which links home, and the color scheme. */
export function PublicHeader() {
  return (
    <header className={styles['header']}>
      <Link className={styles['brand']} to={paths.landing} aria-label="GRT, home">
        <Brand />
      </Link>
      <ColorSchemeChoice />
    </header>
  );
}
