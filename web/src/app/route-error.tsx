import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ActionButton, ActionLink } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PublicShell } from '../ui/public-shell.tsx';
import { paths } from '../core/paths.ts';
import { readAccount } from '../core/account.ts';

/** Shown instead of a screen that could not be opened. */
export function RouteError() {
  const error = useRouteError();
  return (
    <PublicShell>
      {isRouteErrorResponse(error) && error.status === 403 ? <NotAllowed /> : <Failed error={error} />}
    </PublicShell>
  );
}

/** Signed in, but with an account of the other type. */
function NotAllowed() {
  const account = readAccount();
  const isAdmin = account?.type === 'admin';
  return (
    <MessageScreen
      title="Not for this account"
      actions={
        <>
          <ActionLink look="primary" to={isAdmin ? paths.admin : paths.clientDashboard}>
            Go to my dashboard
          </ActionLink>
          <ActionLink look="outline" to={paths.login}>
            Sign in with another account
          </ActionLink>
        </>
      }
    >
      <p>
        This page is only for {isAdmin ? 'clients' : 'administrators'}. You are signed in as{' '}
        {account?.username ?? 'nobody'}.
      </p>
    </MessageScreen>
  );
}

function Failed({ error }: { error: unknown }) {
  const requestId = requestIdOf(error);
  return (
    <MessageScreen
      title="This page could not be opened"
      actions={
        <>
          <ActionButton look="primary" onClick={() => location.reload()}>
            Try again
          </ActionButton>
          <ActionLink look="outline" to={paths.landing}>
            Go to the home page
          </ActionLink>
        </>
      }
    >
      <p role="alert">{error instanceof Error ? error.message : 'Something went wrong on our side.'}</p>
      {requestId !== undefined && <p>Request ID: {requestId}</p>}
    </MessageScreen>
  );
}

/** Checked by shape: this screen is part of the first chunk, which does not include the SDK. */
function requestIdOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('requestId' in error)) return undefined;
  return typeof error.requestId === 'string' ? error.requestId : undefined;
}
