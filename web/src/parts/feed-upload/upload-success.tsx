import { useEffect } from 'react';
import { reviewTimeText } from '@grt/sdk/contract';
import { CircleCheck } from 'lucide-react';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './feed-upload.module.css';

/** The success dialog of an upload closes itself after this time.
 * @see docs/specification/part-1-public-and-client.md §9;
 * docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const successDialogMs = 2000;

interface UploadSuccessProps {
  readonly feedName: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Confirms the upload and closes automatically after 2 seconds.
 * @see docs/specification/part-1-public-and-client.md §2 and §9 */
export function UploadSuccess({ feedName, opened, onClose }: UploadSuccessProps) {
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(onClose, successDialogMs);
    return () => clearTimeout(timer);
  }, [opened, onClose]);

  return (
    <Dialog title="Success" opened={opened} onClose={onClose} width={400} small>
      <output className={styles['success']}>
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" />
        <strong>{feedName} was submitted</strong>
        <span>
          Its import has started. The review takes {reviewTimeText}; you’ll get an email when the feed is approved.
        </span>
      </output>
    </Dialog>
  );
}
