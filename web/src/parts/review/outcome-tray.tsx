import { useState } from 'react';
import { Inbox } from 'lucide-react';
import { OnDemand } from '../../ui/on-demand.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';
import styles from './outcomes.module.css';
import type { OutcomeListProps } from './outcomes-dialog.tsx';
import { useOutcomes } from './use-outcomes.ts';

const OutcomesDialog = lazyAhead(async () => ({
  default: (await import('./outcomes-dialog.tsx')).OutcomesDialog,
}));

interface OutcomeTrayProps extends Pick<OutcomeListProps, 'own'> {
  readonly opened: boolean;
  readonly onOpened: (opened: boolean) => void;
}

/** At the foot of the workspace: what became of the decisions, in a few words, and behind it their list. It is always there,
 * so that nothing moves when there is something to say. */
export function OutcomeTray({ own, opened, onOpened }: OutcomeTrayProps) {
  const { words, tone } = useOutcomes();
  return (
    <>
      <button
        type="button"
        className={styles['tray']}
        data-tone={tone}
        aria-keyshortcuts="o"
        aria-label={words === '' ? 'Outcomes' : `Outcomes: ${words}`}
        onClick={() => onOpened(true)}
      >
        {words === '' ? 'Outcomes' : words}
      </button>
      <OnDemand opened={opened}>
        {(isOpen) => <OutcomesDialog own={own} opened={isOpen} onClose={() => onOpened(false)} />}
      </OnDemand>
    </>
  );
}

/** In the header of every screen while there is something to see: what became of decisions after the workspace was closed. */
export function HeaderOutcomes() {
  const { decisions, words, tone } = useOutcomes();
  const [opened, setOpened] = useState(false);

  function close() {
    setOpened(false);
    // The button that would get the focus back is gone.
    if (decisions.length === 0) document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      {decisions.length > 0 && (
        <button
          type="button"
          className={styles['inHeader']}
          data-tone={tone}
          aria-label={`Outcomes of your decisions: ${words}`}
          onClick={() => setOpened(true)}
        >
          <Inbox size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{words}</span>
          <b aria-hidden="true">{decisions.length}</b>
        </button>
      )}
      <OnDemand opened={opened}>{(isOpen) => <OutcomesDialog opened={isOpen} onClose={close} />}</OnDemand>
    </>
  );
}
