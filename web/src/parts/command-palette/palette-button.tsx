import { useState, type ReactNode } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './palette-button.module.css';

interface PaletteButtonProps {
  /** Renders the lazy search, open or not. */
  readonly children: (opened: boolean, onClose: () => void) => ReactNode;
}

/** Opens the search for screens, actions and records, like Ctrl+K or ⌘K. Loaded when first opened. */
export function PaletteButton({ children }: PaletteButtonProps) {
  const [opened, setOpened] = useState(false);
  // Works inside fields too: this shortcut never types a character.
  useHotkeys([['mod+K', () => setOpened((before) => !before)]], []);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>Search</span>
        <kbd aria-hidden="true">{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <OnDemand opened={opened}>{(isOpen) => children(isOpen, () => setOpened(false))}</OnDemand>
    </>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
