import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../core/may.ts';
import { paths } from '../core/paths.ts';
import { ActionLink } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

/** The screen at this address, or why the account's role cannot open it. */
export function AllowedScreen() {
  const { pathname } = useLocation();
  if (mayOpen(pathname)) return <Outlet />;
  return (
    <MessageScreen
      title="Not for your role"
      actions={
        <ActionLink look="primary" to={paths.admin}>
          Go to my dashboard
        </ActionLink>
      }
    >
      <p>Your role does not include this screen. A super admin can change your role in the settings.</p>
    </MessageScreen>
  );
}
