import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { DialogOpened } from './lazy-part.tsx';

interface OnDemandProps {
  /** Whether the dialog is open. Its code is loaded when it first opens. */
  readonly opened: boolean;
  /** Renders the lazy dialog, open or not. */
  readonly children: (opened: boolean) => ReactNode;
}

/** A dialog that is loaded on demand. It is mounted closed and then opened: only then does it know where
 * the focus was, and give it back. */
export function OnDemand({ opened, children }: OnDemandProps) {
  const [isWanted, setIsWanted] = useState(opened);
  if (opened && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <DialogOpened value={opened}>
      <Suspense>
        <OpenAfterMount opened={opened}>{children}</OpenAfterMount>
      </Suspense>
    </DialogOpened>
  );
}

function OpenAfterMount({ opened, children }: OnDemandProps) {
  const [isMounted, setIsMounted] = useState(false);
  // The second render is the point: the dialog must see itself opening.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsMounted(true), []);
  return children(isMounted && opened);
}
