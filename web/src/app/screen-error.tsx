import { ActionButton } from '../ui/action.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { reloadIfReachable } from './stale-chunks.ts';

/** In place of a screen that could not be opened, such as one whose files could not be loaded; the navigation around it
 * stays. Without the component kit, because it is part of the first chunk. */
export function ScreenError() {
  return (
    <MessageScreen
      title="This screen could not be loaded"
      actions={
        <ActionButton look="primary" onClick={() => void reloadIfReachable()}>
          Try again
        </ActionButton>
      }
    >
      <p role="alert">Please check your connection, and try again.</p>
    </MessageScreen>
  );
}
