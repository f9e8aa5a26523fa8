import { useState } from 'react';
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
  /** Why it was not sent. */
  readonly fault: string | undefined;
  readonly write: (text: string) => void;
  /** @returns whether the text can be sent; if it cannot, the field says why. */
  readonly check: () => Promise<boolean>;
}

/** Keeps the text of a decision, and checks it as the server will. @param words - undefined where nothing is written */
export function useDecisionText(words: DecisionTextWords | undefined): DecisionDraft {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return {
    words,
    text,
    fault,
    write(written) {
      setText(written);
      setFault(undefined);
    },
    async check() {
      // If the check cannot be loaded, the server alone says what is wrong.
      const found = await words?.faultIn(text).catch(() => undefined);
      setFault(found);
      return found === undefined;
    },
  };
}
