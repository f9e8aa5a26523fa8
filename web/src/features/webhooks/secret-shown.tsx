import { Button } from '@mantine/core';
import { CommandLine } from '../../ui/command-line.tsx';
import { useShownOnce } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import styles from './webhooks.module.css';

/** A secret, for the only time. */
export function SecretShown({ secret, onDone }: { secret: string; onDone: () => void }) {
  const done = useShownOnce('the signing secret', onDone);
  return (
    <>
      <div className={styles['secret']}>
        <p role="alert">Copy the signing secret now. You won’t be able to see it again.</p>
        <CommandLine command={secret} prompt="" />
        <p className={styles['help']}>
          Your program uses it to verify that a request came from the platform, with verifyWebhook from
          @grt/sdk/webhooks or any Standard Webhooks library.
        </p>
      </div>
      <DialogActions>
        <Button onClick={done}>Done</Button>
      </DialogActions>
    </>
  );
}
