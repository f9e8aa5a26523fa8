import { useEffect, useRef } from 'react';
import { useWindowEvent } from '@mantine/hooks';

/** Keeps what is typed between the shortcut and the moment the palette gets focus, so that no letter is lost or ends up
 * in the field behind it.
 * @returns a function to call once the palette has focus: it stops keeping and returns the text. */
export function useEarlyTyping(opened: boolean): () => string {
  // Undefined: keys go where the focus is.
  const kept = useRef<string>(undefined);
  useEffect(() => {
    kept.current = opened ? '' : undefined;
  }, [opened]);
  useWindowEvent('keydown', (event) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (kept.current === undefined || !isText) return;
    kept.current += event.key;
    event.preventDefault();
  });
  return () => {
    const text = kept.current ?? '';
    kept.current = undefined;
    return text;
  };
}
