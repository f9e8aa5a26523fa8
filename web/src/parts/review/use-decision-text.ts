import { useRef, useState } from 'react';
import { useIsHere } from '../../core/use-is-here.ts';
import { toastWarning } from '../../ui/toast.ts';
import type { ReasonList } from './common-reasons.ts';

/** The text of a decision: the notes of an approval, or a reason. */
export interface DecisionTextWords {
  readonly label: string;
  readonly description: string;
  readonly isRequired?: boolean;
  /** Whose common reasons there are to start from. */
  readonly reasonsOf?: ReasonList;
  /** Why the server would refuse the text; undefined if it takes it. */
  readonly faultIn: (text: string) => Promise<string | undefined>;
}

/** The text of a decision while it is written. */
export interface DecisionDraft {
  readonly words: DecisionTextWords | undefined;
  readonly text: string;
  /** Whether it has to be written first: nothing can be sent yet. */
  readonly isMissing: boolean;
  /** Why it was not sent. */
  readonly fault: string | undefined;
  /** Whether it is being checked: what is sent after that must not be canceled in the meantime. */
  readonly isChecking: boolean;
  readonly write: (text: string) => void;
  /** @returns whether the text can be sent now; if it cannot, the field says why. */
  readonly check: () => Promise<boolean>;
}

/** Keeps the text of a decision, and checks it as the server will. @param words - undefined where nothing is written */
export function useDecisionText(words: DecisionTextWords | undefined): DecisionDraft {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const isUnderWay = useRef(false);
  const isHere = useIsHere();
  return {
    words,
    text,
    isMissing: words?.isRequired === true && text.trim() === '',
    fault,
    isChecking,
    write(written) {
      setText(written);
      setFault(undefined);
    },
    async check() {
      // Pressed twice, it is sent once.
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setIsChecking(true);
      // If the check cannot be loaded, the server alone says what is wrong.
      const found = await words?.faultIn(text).catch(() => undefined);
      isUnderWay.current = false;
      setIsChecking(false);
      setFault(found);
      if (!isHere()) toastWarning('Nothing was sent: you left before the text was checked.');
      return found === undefined && isHere();
    },
  };
}
