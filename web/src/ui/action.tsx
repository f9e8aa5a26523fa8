import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './action.module.css';

interface ActionLook {
  /** `primary` at most once per view. */
  readonly look: 'primary' | 'outline';
  readonly large?: boolean;
  readonly children: ReactNode;
}

interface ActionButtonWays {
  /** Without it, the button submits its form. */
  readonly onClick?: () => void;
  /** Hovered or focused. */
  readonly onApproach?: () => void;
}

/** A button for public pages, which do not load the component kit. */
export function ActionButton({ look, large, children, onClick, onApproach }: ActionLook & ActionButtonWays) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={classOf(look, large)}
      onClick={onClick}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {children}
    </button>
  );
}

/** A link that looks like `ActionButton`. */
export function ActionLink({ look, large, children, to }: ActionLook & { to: string }) {
  return (
    <Link className={classOf(look, large)} to={to}>
      {children}
    </Link>
  );
}

const classOf = (look: ActionLook['look'], large = false) =>
  [styles['action'], styles[look], large ? styles['large'] : ''].join(' ').trim();
