import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import { AccountSetupForm } from './account-setup-form.tsx';
import styles from '../../parts/entry-screen.module.css';
import { linkRefusal, missingToken, useSetupToken, type SetUpAccount } from './account-setup.queries.ts';
import { SetupDone } from './setup-done.tsx';

/** Sets up an account from the emailed link. @see docs/specification/part-1-public-and-client.md §2, §4, §5, and §8 */
export function AccountSetupScreen() {
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() ?? '';
  const [done, setDone] = useState<SetUpAccount>();
  return (
    <EntryFrame long>
      <title>Account setup · GRT</title>
      <div className={styles['screen']}>
        {done ? <SetupDone account={done} /> : <SetupSteps token={token} onDone={setDone} />}
      </div>
    </EntryFrame>
  );
}

function SetupSteps({ token, onDone }: { token: string; onDone: (account: SetUpAccount) => void }) {
  const link = useSetupToken(token);
  if (token === '') return <BadLink message={missingToken} />;
  if (link.isPending) {
    return (
      <>
        <h1>Account setup</h1>
        <output className={styles['help']}>Validating your setup link...</output>
      </>
    );
  }
  if (link.isError) {
    const { message, mayPass } = linkRefusal(link.error);
    return <BadLink message={message} {...(mayPass ? { onRetry: () => void link.refetch() } : {})} />;
  }
  return <AccountSetupForm token={token} details={link.data} onDone={onDone} />;
}

function BadLink({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <>
      <h1>Account setup</h1>
      <p role="alert" className={styles['refused']}>
        {message}
      </p>
      <p className={styles['help']}>
        The link in your email works once and expires after seven days. If it no longer works, reply to that email to
        ask for a new one.
      </p>
      <div className={styles['ways']}>
        {onRetry && (
          <Button size="md" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link to={paths.login}>Sign in</Link>
        <Link to={paths.landing}>Back to home</Link>
      </div>
    </>
  );
}
