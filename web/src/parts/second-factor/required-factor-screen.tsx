import { useQueryClient } from '@tanstack/react-query';
import { setBarred } from '../../core/confirmation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './required-factor-screen.module.css';
import { TotpSteps } from './totp-dialog.tsx';

/** In place of every screen of an administrator who must set up a second factor first. */
export function RequiredFactorScreen() {
  const queryClient = useQueryClient();

  function goOn() {
    queryClient.clear();
    setBarred(false);
  }

  return (
    <div>
      <PageHeader
        title="Set up a second factor"
        context="Administrators need one here. You can go on as soon as it is set up."
      />
      <div className={styles['steps']}>
        <TotpSteps onDone={goOn} />
      </div>
    </div>
  );
}
