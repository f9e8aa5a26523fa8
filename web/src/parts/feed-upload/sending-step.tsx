import { sizeText } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { DialogActions } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './feed-upload.module.css';
import type { UploadPhase } from './feed-upload.queries.ts';

interface SendingStepProps {
  readonly sending: Extract<UploadPhase, { step: 'sending' }>;
  readonly onCancel: () => void;
}

/** Upload progress; then the server reads the file. */
export function SendingStep({ sending: { sentBytes, totalBytes }, onCancel }: SendingStepProps) {
  const isSent = totalBytes !== undefined && sentBytes >= totalBytes;
  const percent = totalBytes ? Math.round((100 * sentBytes) / totalBytes) : undefined;
  const detail =
    totalBytes === undefined
      ? 'Connecting…'
      : `${sizeText(sentBytes)} of ${sizeText(totalBytes)}${isSent ? '. The server is reading the file…' : ''}`;
  return (
    <div className={styles['step']}>
      <ProgressBar label={isSent ? 'Uploaded' : 'Uploading'} percent={percent} detail={detail} />
      <DialogActions>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel upload
        </Button>
      </DialogActions>
    </div>
  );
}
