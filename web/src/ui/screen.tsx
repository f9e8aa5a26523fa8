import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  readonly children: ReactNode;
  /** A screen of forms is narrower: a line across a wide window would lead nowhere. */
  readonly isForm?: boolean;
}

/** The frame of a console screen: the header and the parts below it. Up to 1,600 px wide, and one of forms up to 1,160. */
export function Screen({ children, isForm }: ScreenProps) {
  return (
    <div className={styles['screen']} data-form={isForm}>
      {children}
    </div>
  );
}
