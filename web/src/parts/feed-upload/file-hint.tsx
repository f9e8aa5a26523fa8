import type { MappingAnalysis } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import styles from './feed-upload.module.css';
import { fixesOf, type ReadingFix } from './reading-fixes.ts';

interface FileHintProps {
  readonly info: MappingAnalysis['feed_info'];
  readonly busy: boolean;
  /** Whether the fields can be changed. */
  readonly canGoBack: boolean;
  /** Reads the file again, if that can be done from here. */
  readonly onReread?: (changes: ReadingFix) => void;
}

/** What the server noticed about a file, and what corrects it. */
export function FileHint({ info, busy, canGoBack, onReread }: FileHintProps) {
  const fixes = onReread ? fixesOf(info) : [];
  if (info.notes.length === 0) return null;
  return (
    <div className={styles['note']}>
      {info.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {fixes.length === 0 && canGoBack && <p>Go back to change how the file is read.</p>}
      {fixes.map(({ label, changes }) => (
        <Button key={label} size="xs" variant="default" disabled={busy} onClick={() => onReread?.(changes)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
