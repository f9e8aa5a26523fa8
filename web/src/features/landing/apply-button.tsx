import { paths } from '../../core/paths.ts';
import { ActionButton } from '../../ui/action.tsx';
import styles from './apply-button.module.css';

/** The button that opens the application. */
export interface ApplyWays {
  readonly onApply: () => void;
  /** The button was hovered or focused, so it may soon be pressed. */
  readonly onApproach: () => void;
}

/** Opens the application, which is preloaded on hover. A press before the scripts have loaded submits a
 * plain form to the URL that opens it. */
export function ApplyButton({ onApply, onApproach, large = false }: ApplyWays & { readonly large?: boolean }) {
  return (
    <form
      className={styles['form']}
      action={paths.landing}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <input type="hidden" name="apply" value="1" />
      <ActionButton look="primary" large={large} onApproach={onApproach}>
        Apply Now
      </ActionButton>
    </form>
  );
}
