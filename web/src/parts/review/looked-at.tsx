import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Eye } from 'lucide-react';
import { lookerWords } from './looker-words.ts';
import styles from './looked-at.module.css';

interface LookedAtProps {
  /** Usernames of the others who are looking at the case now. */
  readonly names: readonly string[] | undefined;
}

/** Says in the open case who else is looking at it. Told as it changes. */
export function LookedAt({ names }: LookedAtProps) {
  return (
    <output className={styles['line']}>
      {names && (
        <>
          <Eye size={14} aria-hidden="true" />
          {lookerWords(names)}
        </>
      )}
    </output>
  );
}

/** The same in a row of the queue. */
export function LookedAtMark({ names }: LookedAtProps) {
  if (!names) return null;
  const words = lookerWords(names);
  return (
    <span className={styles['mark']} title={words}>
      <Eye size={14} aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
