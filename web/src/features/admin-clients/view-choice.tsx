import { LayoutGrid, List } from 'lucide-react';
import { ActionIcon } from '@mantine/core';
import styles from './view-choice.module.css';

/** Rows or cards. */
export function ViewChoice({ isGrid, onChange }: { isGrid: boolean; onChange: (isGrid: boolean) => void }) {
  return (
    // A fieldset's legend would be displayed between the filters.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['choice']} role="group" aria-label="View">
      <ActionIcon
        variant={isGrid ? 'default' : 'light'}
        size={36}
        aria-label="List view"
        aria-pressed={!isGrid}
        onClick={() => onChange(false)}
      >
        <List size={18} strokeWidth={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant={isGrid ? 'light' : 'default'}
        size={36}
        aria-label="Grid view"
        aria-pressed={isGrid}
        onClick={() => onChange(true)}
      >
        <LayoutGrid size={18} strokeWidth={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
