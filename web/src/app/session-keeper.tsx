import { useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { onAccountElsewhere, readAccount, type Account } from '../core/account.ts';
import { paths } from '../core/paths.ts';
import { keepSession, onEndedAccount, readEndedAccount, settleSessionEnd } from '../core/session-end.ts';
import { useLastDefined } from '../core/use-last-defined.ts';
import { leaveAll } from '../parts/unsaved-guard/unsaved.ts';
import { OnDemand } from '../ui/on-demand.tsx';
import { lazyAhead } from '../ui/lazy-part.tsx';

const SignInAgainDialog = lazyAhead(async () => ({
  default: (await import('../parts/sign-in-again/sign-in-again-dialog.tsx')).SignInAgainDialog,
}));

/**
 * Asks the user to sign in again, over the current screen, when the server has ended the session; follows other tabs.
 */
export function SessionKeeper({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const ended = useSyncExternalStore(onEndedAccount, readEndedAccount, readEndedAccount);
  const shown = useLastDefined(ended);
  useKeptSession(account);

  function goOn() {
    settleSessionEnd();
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    void revalidate();
  }

  const leave = () =>
    leaveAll(() => {
      settleSessionEnd();
      queryClient.clear();
      void navigate(paths.login);
    });

  return (
    <OnDemand opened={ended !== undefined}>
      {(opened) => <SignInAgainDialog account={shown} opened={opened} onSignedIn={goOn} onLeave={leave} />}
    </OnDemand>
  );
}

/** Another tab may sign out, sign the same user in again, or sign in someone else with different data. */
function useKeptSession(account: Account): void {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const { username, type } = account;

  useEffect(() => keepSession({ username, type }), [username, type]);
  useEffect(
    () =>
      onAccountElsewhere(() => {
        const now = readAccount();
        if (now && now.username !== username) queryClient.clear();
        if (now) settleSessionEnd();
        void revalidate();
      }),
    [username, queryClient, revalidate],
  );
}
