import { useEffect } from 'react';
import { Name } from '../../ui/name.tsx';
import styles from './command-palette.module.css';
import type { Command, CommandGroup } from './commands.ts';

interface CommandListProps {
  /** Prefix of option ids. */
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** The one that Enter runs. */
  readonly current: Command | undefined;
  readonly onRun: (command: Command) => void;
}

/** Matching commands under their headings. Focus stays in the field above; the active one is scrolled into view. */
export function CommandList({ id, groups, current, onRun }: CommandListProps) {
  const currentId = current && `${id}-${current.id}`;
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    // No HTML element is a list controlled by a separate field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['list']} role="listbox" id={`${id}-list`} aria-label="Found" tabIndex={-1}>
      {groups.map(({ title, commands }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <div className={styles['title']} id={`${id}-${title}`} role="presentation">
            {title}
          </div>
          {commands.map((command) => (
            // The focused field handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              className={styles['option']}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={command === current}
              onClick={() => onRun(command)}
            >
              <Name>{command.label}</Name>
              {command.detail !== undefined && (
                <span className={styles['detail']} dir="auto">
                  {command.detail}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
