import type { PasskeyRequest, PasskeyUse } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { useChange } from '../../ui/use-change.ts';
import styles from './sign-in-code-form.module.css';

interface PasskeyButtonProps<Reply> {
  readonly label: string;
  readonly size?: 'sm' | 'md';
  /** The one thing to do here, or one of several. */
  readonly variant?: 'filled' | 'default';
  /** Whether it has the focus when a dialog opens. */
  readonly isFirst?: boolean;
  readonly ask: () => Promise<PasskeyRequest>;
  readonly send: (passkey: PasskeyUse) => Promise<Reply>;
  readonly onSuccess: (reply: Reply) => void;
  /** True if it was handled, and need not be shown here. */
  readonly onError?: (error: Error) => boolean;
}

/** Asks the server for a challenge, the browser for a passkey, and sends what it signed. */
export function PasskeyButton<Reply>(props: PasskeyButtonProps<Reply>) {
  const { label, size = 'sm', variant = 'default', isFirst = false, ask, send, onSuccess, onError } = props;
  const use = useChange({
    mutationFn: async () => {
      const [{ signWithPasskey }, request] = await Promise.all([import('./passkey.ts'), ask()]);
      return await send(await signWithPasskey(request));
    },
    onSuccess,
  });
  // A prompt of the browser that was left is no failure to tell.
  const start = () => use.mutate(undefined, { onError: (error) => void onError?.(error) });
  return (
    <div className={styles['form']}>
      <Button
        variant={variant}
        size={size}
        fullWidth
        disabled={use.isPending}
        {...(isFirst ? { 'data-autofocus': true } : {})}
        onClick={start}
      >
        {use.isPending ? 'Waiting for your passkey...' : label}
      </Button>
      {use.error && (
        <Alert role="alert" color="red" variant="light">
          {use.error.message}
        </Alert>
      )}
    </div>
  );
}
