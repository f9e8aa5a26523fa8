import { useEffect, useRef, useState, Suspense, type FocusEvent } from 'react';
import { Button } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import type { ListViewProps } from './use-list-look.ts';
import styles from './list-views.module.css';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const ViewPanel = lazyAhead(async () => ({ default: (await import('./view-panel.tsx')).ViewPanel }));

/** Opens the person's views of a list, and the choice of its columns and density. */
export function ViewButton(props: ListViewProps) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const label = props.look.open?.name ?? 'Saved views';
  useOutside(place, opened, () => setOpened(false));

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // A removed view takes the focus with it, to nowhere: that is no leaving.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpened(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys and the focus of what is in it
    <div
      ref={place}
      className={styles['place']}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !opened) return;
        setOpened(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        variant="default"
        aria-expanded={opened}
        {...(props.of === undefined ? {} : { 'aria-label': `${label}: ${props.of}` })}
        leftSection={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpened(!opened)}
      >
        <span className={styles['open']}>{label}</span>
      </Button>
      {opened && (
        <Suspense>
          <ViewPanel {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A press beside it closes it. */
function useOutside(place: React.RefObject<HTMLElement | null>, opened: boolean, close: () => void) {
  useEffect(() => {
    if (!opened) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}
