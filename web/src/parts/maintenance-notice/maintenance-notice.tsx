import { usePlatformHealth } from '../platform-health.queries.ts';
import styles from './maintenance-notice.module.css';

/** What administrators want everybody to know, above every screen until they take it back. */
export function MaintenanceNotice() {
  const notice = usePlatformHealth().data?.notice;
  if (notice === undefined || notice === null) return null;
  return (
    <div className={styles['notice']}>
      <output>{notice}</output>
    </div>
  );
}
