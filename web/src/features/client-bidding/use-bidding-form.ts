import { useRef, useState, type RefObject } from 'react';
import { ConflictError, ValidationError } from '@grt/sdk';
import { serverMessage } from '../../parts/server-message.ts';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { standingIn, type Standing } from './bidding-conflict.ts';
import {
  amountFields,
  changesOf,
  faultsIn,
  isSame,
  valuesOf,
  type AmountField,
  type BiddingValues,
} from './bidding-values.ts';
import { useUpdateBidding } from './client-bidding.queries.ts';

/** Somebody else was faster: what stands now, and what the server says of it. */
export interface Conflict {
  readonly standing: Standing;
  readonly message: string;
}

export interface BiddingForm {
  readonly values: BiddingValues;
  readonly set: (change: Partial<BiddingValues>) => void;
  /** What is wrong with a field, in words; looked for once somebody has tried to save. */
  readonly faults: Readonly<Partial<Record<AmountField, string>>>;
  readonly inputs: Readonly<Record<AmountField, RefObject<HTMLInputElement | null>>>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last save was refused, where it is not about single fields. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
  readonly save: () => void;
  /** Gives up what was typed for what stands. */
  readonly takeStanding: () => void;
  /** Saves what was typed over what stands. */
  readonly writeOver: () => void;
}

/** What came of the last attempt to save. */
interface Attempt {
  readonly refused?: Readonly<Partial<Record<AmountField, string>>>;
  readonly failure?: string;
  readonly conflict?: Conflict;
}

const stated = 'Failed to update bidding settings';

/** The form over the bidding of a domain. While nothing is typed it follows what is loaded anew; what is typed is saved only
 * over the version that it was typed on. Three fields do without the form library, which would break the budget of the
 * screen.
 * @param domainId - whose bidding it is
 * @param bidding - as it was loaded last */
export function useBiddingForm(domainId: number, bidding: Standing): BiddingForm {
  const [base, setBase] = useState(bidding);
  const [typed, setTyped] = useState<Partial<BiddingValues>>({});
  const [attempt, setAttempt] = useState<Attempt>();
  const update = useUpdateBidding(domainId);
  const inputs = { bid_amount: useRef<HTMLInputElement>(null), daily_budget: useRef<HTMLInputElement>(null) };
  const values = { ...valuesOf(base), ...typed };
  const isDirty = !isSame(values, valuesOf(base));
  useUnsavedGuard(isDirty);

  function start(from: Standing) {
    setBase(from);
    setTyped({});
    setAttempt(undefined);
  }

  // Versions grow: an older one is a reply that was still on its way.
  if (!isDirty && bidding.version > base.version) start(bidding);

  function focusFirst(faulty: BiddingForm['faults']) {
    const first = amountFields.find((field) => faulty[field] !== undefined);
    if (first) inputs[first].current?.focus();
  }

  function send(version: number) {
    const faults = faultsIn(values);
    setAttempt({});
    if (Object.keys(faults).length > 0) {
      focusFirst(faults);
      return;
    }
    update.mutate(changesOf(values, version), {
      onSuccess: ({ data }) => {
        start(data);
        toastSuccess('Bidding settings saved');
      },
      onError: (error) => {
        const outcome = outcomeOf(error);
        setAttempt(outcome);
        focusFirst(outcome.refused ?? {});
      },
    });
  }

  return {
    values,
    inputs,
    isDirty,
    isSaving: update.isPending,
    faults: attempt ? { ...attempt.refused, ...faultsIn(values) } : {},
    failure: attempt?.failure,
    conflict: attempt?.conflict,
    set: (change) => {
      setTyped((before) => ({ ...before, ...change }));
      // What the server said was about what stood there before.
      setAttempt((last) => last && { ...last, refused: {} });
    },
    save: () => (isDirty ? send(base.version) : toastSuccess('Nothing has changed')),
    takeStanding: () => attempt?.conflict && start(attempt.conflict.standing),
    writeOver: () => send(attempt?.conflict?.standing.version ?? base.version),
  };
}

function outcomeOf(error: Error): Attempt {
  const standing = error instanceof ConflictError ? standingIn(error.body) : undefined;
  if (standing) return { conflict: { standing, message: error.message } };
  const refused = error instanceof ValidationError ? refusedIn(error) : {};
  return Object.keys(refused).length > 0 ? { refused } : { failure: serverMessage(error) ?? stated };
}

const refusedIn = ({ fields }: ValidationError): BiddingForm['faults'] =>
  Object.fromEntries(amountFields.flatMap((field) => (fields[field]?.[0] ? [[field, fields[field][0]]] : [])));
