import { useEffect, useRef } from 'react';

/** Ctrl+S, or Cmd+S on a Mac. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** Saves on the key, once however long it is held, wherever the focus is, instead of the browser saving the screen as a file. */
export function useSaveKey(onSave: () => void): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (!event.repeat) save.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
