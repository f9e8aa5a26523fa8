import { usePlatformHealth } from '../platform-health.queries.ts';
import styles from './maintenance-notice.module.css';

/** The maintenance notice above every screen until administrators clear it. */
export function MaintenanceNotice() {
  const notice = usePlatformHealth().data?.notice;
  if (notice === undefined || notice === null) return null;
  return (
    <div className={styles['notice']}>
      <output>{notice}</output>
    </div>
  );
}
