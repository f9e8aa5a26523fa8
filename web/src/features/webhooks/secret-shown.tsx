import { Button } from '@mantine/core';
import { CommandLine } from '../../ui/command-line.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import styles from './webhooks.module.css';

/** A secret, for the only time. */
export function SecretShown({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <>
      <div className={styles['secret']}>
        <p role="alert">Copy the signing secret now. You won’t be able to see it again.</p>
        <CommandLine command={secret} prompt="" />
        <p className={styles['help']}>
          Your program checks with it that a request is from the platform: verifyWebhook of @grt/sdk/webhooks, or any
          library for Standard Webhooks.
        </p>
      </div>
      <DialogActions>
        <Button onClick={onDone}>Done</Button>
      </DialogActions>
    </>
  );
}
