import { storageText } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../core/use-grt.ts';
import styles from './storage-use.module.css';

interface StorageUseProps {
  /** For administrators: whose files. */
  readonly clientId?: number;
}

/** How much room the feed files of a client take. Nothing until it is known: the screen does not depend on it.
 * @see docs/decisions/0018-storage.md */
export function StorageUse({ clientId }: StorageUseProps) {
  const grt = useGrt();
  const { data } = useQuery({
    queryKey: [clientId === undefined ? 'client' : 'admin', 'storage', clientId],
    queryFn: ({ signal }) => grt.feeds.storage(clientId === undefined ? {} : { client_id: clientId }, { signal }),
  });
  if (!data) return null;
  const percent = Math.min(100, Math.round((data.used_bytes / data.limit_bytes) * 100));
  const used = storageText({ usedBytes: data.used_bytes, limitBytes: data.limit_bytes });
  const text = `${used} used for feed files.`;
  return (
    <div className={styles['use']}>
      {/* The text below says it to everyone. */}
      <div className={styles['track']} aria-hidden="true">
        <div className={styles['bar']} data-full={percent >= 90} style={{ width: `${String(percent)}%` }} />
      </div>
      <p>{text}</p>
    </div>
  );
}
