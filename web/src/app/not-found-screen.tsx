import { useLocation } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { ActionLink } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

/** The not-found screen. */
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
        <p>There is no page at {pathname}. The address may be wrong, or the page may have moved.</p>
      </MessageScreen>
    </PublicShell>
  );
}
