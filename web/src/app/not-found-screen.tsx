import { useLocation } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { ActionLink } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

/** An address that no screen has. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <PublicShell>
      <MessageScreen
        title="Page not found"
        actions={
          <ActionLink look="primary" to={paths.landing}>
            Go to the home page
          </ActionLink>
        }
      >
        <p>Nothing is at {pathname}. The address may be mistyped, or the page has moved.</p>
      </MessageScreen>
    </PublicShell>
  );
}
