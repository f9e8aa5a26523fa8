import { useLocation } from 'react-router-dom';
import { readAccount } from '../core/account.ts';
import { paths } from '../core/paths.ts';
import { homeOf } from '../core/way-back.ts';
import { ActionLink } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

/** The not-found screen. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const home = homeOf(readAccount()?.type ?? '');
  return (
    <MessageScreen
      title="Page not found"
      actions={
        <ActionLink look="primary" to={home ?? paths.landing}>
          {home === undefined ? 'Go to the home page' : 'Go to my dashboard'}
        </ActionLink>
      }
    >
      <p>There is no page at {pathname}. The address may be wrong, or the page may have moved.</p>
    </MessageScreen>
  );
}
