import { Alert, Button } from '@mantine/core';
import { formatExactTime } from '../../core/elapsed-time.ts';
import styles from './page-editor.module.css';
import type { PageDraft } from './page-draft.ts';

interface DraftNoticeProps {
  readonly draft: PageDraft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed before a reload or a crash. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <Alert color="blue" variant="light" role="note">
      <p>Changes to this page were not saved the last time.</p>
      <div className={styles['ways']}>
        <Button variant="default" size="xs" onClick={onRestore}>
          Restore your draft from {formatExactTime(new Date(draft.at))}
        </Button>
        <Button variant="default" size="xs" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </Alert>
  );
}
