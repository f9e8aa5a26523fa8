import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpSetupForm } from './totp-setup-form.tsx';

/** Sets up an authenticator app: the secret, a code from the app, and with the first factor the recovery codes. */
export function TotpDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog title="Set up authenticator app" opened={opened} onClose={onClose} width={520} closesByClick={false}>
      <TotpSteps onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}

interface TotpStepsProps {
  readonly onDone: () => void;
  /** Undefined where there is no way around it. */
  readonly onCancel?: () => void;
}

/** The steps themselves, also for the screen of those who must. */
export function TotpSteps({ onDone, onCancel }: TotpStepsProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  return (
    <TotpSetupForm
      onAdded={(recoveryCodes) => {
        if (recoveryCodes.length === 0) onDone();
        else setCodes(recoveryCodes);
      }}
      {...(onCancel === undefined ? {} : { onCancel })}
    />
  );
}
