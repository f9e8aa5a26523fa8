import { paths } from '../core/paths.ts';
import { ActionLink } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

/** Shown instead of a screen that the account's role does not include. */
export function NotForRole() {
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
