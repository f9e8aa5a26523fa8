import type { ReactNode } from 'react';
import { Drawer } from '@mantine/core';
import { ColorSchemeChoice } from '../color-scheme-choice.tsx';
import styles from './console-shell.module.css';
import { Navigation, type NavigationProps } from './navigation.tsx';

export interface SheetProps extends Pick<NavigationProps, 'entries' | 'exit'> {
  readonly area: string;
  readonly identity: ReactNode;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The sidebar of a narrow screen. */
export function Sheet({ area, identity, entries, exit, opened, onClose }: SheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      title={area}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      // The banner is that of the screen.
      attributes={{ header: { role: 'none' } }}
    >
      <div className={styles['sheet']}>
        {identity}
        <Navigation entries={entries} exit={exit} onChoose={onClose} />
        <ColorSchemeChoice />
      </div>
    </Drawer>
  );
}
