import { Button, Kbd } from '@mantine/core';
import { writePreferences } from '../../core/preferences.ts';
import { usePreferences } from '../../core/use-preferences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './review-workspace.module.css';

/** A key of the workspace and what it does. */
export type KeyHelp = readonly (readonly [key: string, does: string])[];

interface ShortcutHelpProps {
  readonly keys: KeyHelp;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The list of keys, and the switch that turns them off. */
export function ShortcutHelp({ keys, opened, onClose }: ShortcutHelpProps) {
  const { shortcuts } = usePreferences();
  return (
    <Dialog title="Keyboard shortcuts" opened={opened} onClose={onClose} width={420} small>
      <dl className={styles['help']}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" onClick={() => writePreferences({ shortcuts: shortcuts === 'on' ? 'off' : 'on' })}>
        {shortcuts === 'on' ? 'Turn off shortcuts' : 'Turn on shortcuts'}
      </Button>
    </Dialog>
  );
}
