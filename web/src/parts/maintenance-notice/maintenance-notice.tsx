import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import styles from './maintenance-notice.module.css';

const everyMs = 300_000;

/** What administrators want everybody to know, above every screen until they take it back. */
export function MaintenanceNotice() {
  const grt = useGrt();
  const { data } = useQuery({
    queryKey: ['platform', 'health'],
    queryFn: async ({ signal }) => await grt.system.health({}, { signal }),
    staleTime: everyMs,
    refetchInterval: everyMs,
    retry: false,
  });
  const notice = data?.notice;
  if (notice === undefined || notice === null) return null;
  return (
    <div className={styles['notice']}>
      <output>{notice}</output>
    </div>
  );
}
