import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import styles from './back-to-domains.module.css';

/** The back link above the screen's header. */
export function BackToDomains() {
  return (
    <Link className={styles['back']} to={paths.clientDomains}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      Back to Domains
    </Link>
  );
}
