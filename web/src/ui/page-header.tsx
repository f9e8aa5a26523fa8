import type { ReactNode } from 'react';
import { useTitleCount } from '../core/title-count.ts';
import { Name } from './name.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** A mark next to the title that applies to everything shown. */
  readonly mark?: ReactNode;
  /** One line of context. */
  readonly context?: string;
  /** Buttons, most important last. */
  readonly actions?: ReactNode;
}

/** The header of a console screen; also sets the document title, with how much waits. */
export function PageHeader({ title, mark, context, actions }: PageHeaderProps) {
  const count = useTitleCount();
  return (
    <div className={styles['head']}>
      <title>{`${count}${title} · GRT`}</title>
      <div>
        <div className={styles['title']}>
          <Name as="h1" lines={3}>
            {title}
          </Name>
          {mark}
        </div>
        {context !== undefined && <p dir="auto">{context}</p>}
      </div>
      {actions !== undefined && (
        <div className={styles['actions']} data-print="no">
          {actions}
        </div>
      )}
    </div>
  );
}
