import type { Note } from '@grt/sdk/contract';
import { formatExactTime } from '../../core/elapsed-time.ts';
import styles from './notes.module.css';

/** Notes, the newest first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className={styles['notes']} aria-label="Notes">
      {notes.map(({ id, author, created_at, text }) => (
        <li key={id}>
          <p className={styles['by']}>
            <b>{author ?? 'An administrator'}</b>{' '}
            <time dateTime={created_at}>{formatExactTime(new Date(created_at))}</time>
          </p>
          <p className={styles['text']} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
