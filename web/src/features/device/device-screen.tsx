import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { onAccountElsewhere, readAccount } from '../../core/account.ts';
import { paths } from '../../core/paths.ts';
import { EntryFrame } from '../../parts/entry-frame.tsx';
import entryStyles from '../../parts/entry-screen.module.css';
import type { SignInHandOver } from '../../parts/sign-in-hand-over.ts';
import { CodeForm } from './code-form.tsx';
import { WaitingDevice } from './waiting-device.tsx';

/** Lets a program in that shows a code, such as `grt auth login --web`. Whoever is not signed in signs in first.
 * @see docs/decisions/0020-device-sign-in.md */
export function DeviceScreen() {
  const [search, setSearch] = useSearchParams();
  const [account, setAccount] = useState(readAccount);
  useEffect(() => onAccountElsewhere(() => setAccount(readAccount())), []);
  const code = search.get('code')?.trim() ?? '';
  const signIn: SignInHandOver = {
    message: 'Sign in to authorize the program that shows you a code.',
    next: paths.device({ code }),
  };

  if (!account) return <Navigate to={paths.login} state={signIn} replace />;
  return (
    <EntryFrame long>
      <title>Authorize a program · GRT</title>
      <div className={entryStyles['screen']}>
        <h1>Authorize a program</h1>
        {code === '' ? (
          <CodeForm onCode={(next) => setSearch({ code: next })} />
        ) : (
          <WaitingDevice
            key={`${account.username} ${code}`}
            code={code}
            username={account.username}
            onSignedOut={() => setAccount(undefined)}
            onOtherCode={() => setSearch({})}
          />
        )}
        <p className={entryStyles['ways']}>
          <span>You are signed in as {account.username}.</span>
          <Link to={paths.login} state={signIn}>
            Use another account
          </Link>
        </p>
      </div>
    </EntryFrame>
  );
}
