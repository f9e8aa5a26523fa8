import { useState } from 'react';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmOnDemand } from '../../ui/confirm-on-demand.tsx';
import type { TermsQuestion } from './terms-questions.ts';

interface Asked {
  readonly question: TermsQuestion;
  readonly save: () => void;
}

/** Asks before terms are saved, where there is something to ask. */
export function useTermsQuestion() {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    close: () => setAsked(undefined),
    /** Saves, or asks first. */
    saveAfter: (question: TermsQuestion | undefined, save: () => void) =>
      question ? setAsked({ question, save }) : save(),
  };
}

/** The dialog of `useTermsQuestion`. */
export function TermsConfirmation({ asking: { asked, close } }: { asking: ReturnType<typeof useTermsQuestion> }) {
  const shown = useLastDefined(asked?.question);
  if (!shown) return null;
  return (
    <ConfirmOnDemand
      title={shown.title}
      question={shown.question}
      opened={asked !== undefined}
      confirm={{ label: shown.label, busyLabel: shown.label }}
      cancelLabel="Keep editing"
      busy={false}
      onConfirm={() => {
        close();
        asked?.save();
      }}
      onClose={close}
    />
  );
}
