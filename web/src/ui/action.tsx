import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './action.module.css';

interface ActionLook {
  /** `primary` at most once a view. */
  readonly look: 'primary' | 'outline';
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** A button of the public pages, which load no component kit. */
export function ActionButton({ look, large, children, onClick }: ActionLook & { onClick: () => void }) {
  return (
    <button type="button" className={classOf(look, large)} onClick={onClick}>
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
