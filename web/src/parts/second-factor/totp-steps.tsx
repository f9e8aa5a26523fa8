import { useState } from 'react';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpSetupForm } from './totp-setup-form.tsx';

interface TotpStepsProps {
  readonly onDone: () => void;
  /** Undefined where there is no way around it. */
  readonly onCancel?: () => void;
}

/** Sets up an authenticator app: the secret, a code from the app, and with the first factor the recovery codes. */
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
