import { paths } from '../../core/paths.ts';
import { ActionButton } from '../../ui/action.tsx';
import styles from './apply-button.module.css';

/** The way into the application. */
export interface ApplyWays {
  readonly onApply: () => void;
  /** The pointer or the focus has come to the button, so it may soon be pressed. */
  readonly onApproach: () => void;
}

/** Opens the application; what that needs is loaded while somebody reaches for it. A press before the scripts have come is a
 * plain form, which leads to the address that opens it. */
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
