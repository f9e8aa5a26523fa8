import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** What is to be known of all that is shown, beside the title. */
  readonly mark?: ReactNode;
  /** One line of context. */
  readonly context?: string;
  /** Buttons, the most important one last. */
  readonly actions?: ReactNode;
}

/** The head of a console screen; also names the browser's tab. */
export function PageHeader({ title, mark, context, actions }: PageHeaderProps) {
  return (
    <div className={styles['head']}>
      <title>{`${title} · GRT`}</title>
      <div>
        <div className={styles['title']}>
          <h1>{title}</h1>
          {mark}
        </div>
        {context !== undefined && <p>{context}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
