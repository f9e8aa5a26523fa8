import { useRef, useState, type RefObject } from 'react';
import { ConflictError, ValidationError } from '@grt/sdk';
import type { Domain } from '@grt/sdk/contract';
import { shownDomain } from '../../core/domain-name.ts';
import { serverMessage } from '../../parts/server-message.ts';
import {
  amountFields,
  faultsIn,
  isSame,
  termsIn,
  valuesOf,
  type AmountField,
  type BiddingValues,
} from '../../parts/bidding-terms/bidding-values.ts';
import { questionBefore } from '../../parts/bidding-terms/terms-questions.ts';
import { useTermsQuestion } from '../../parts/bidding-terms/use-terms-question.tsx';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import { standingIn, type Standing } from './bidding-conflict.ts';
import { useUpdateBidding } from './client-bidding.queries.ts';

/** Someone else was first: the current values, and the server's message. */
export interface Conflict {
  readonly standing: Standing;
  readonly message: string;
}

export interface BiddingForm {
  readonly values: BiddingValues;
  readonly set: (change: Partial<BiddingValues>) => void;
  /** Field errors; shown once the user has tried to save. */
  readonly faults: Readonly<Partial<Record<AmountField, string>>>;
  readonly inputs: Readonly<Record<AmountField, RefObject<HTMLInputElement | null>>>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last save was refused, unless it concerns single fields. */
  readonly failure: string | undefined;
  readonly conflict: Conflict | undefined;
  readonly save: () => void;
  /** Asked before what few people mean. */
  readonly asking: ReturnType<typeof useTermsQuestion>;
  /** Discards typed values for the saved ones. */
  readonly takeStanding: () => void;
  /** Overwrites the saved values with the typed ones. */
  readonly writeOver: () => void;
}

/** Result of the last save. */
interface Attempt {
  readonly refused?: Readonly<Partial<Record<AmountField, string>>>;
  readonly failure?: string;
  readonly conflict?: Conflict;
}

interface Saved {
  readonly domain: { readonly domain_name: string };
  readonly message?: string;
}

const saved = 'Bidding settings saved';
const stated = 'Failed to update bidding settings';

/** The form for a domain's bidding. While pristine, it follows refetched data; typed values are only saved
 * over the version they were based on. Three fields need no form library, which would exceed the size budget of the
 * screen.
 * @param domain - the domain of the bidding
 * @param bidding - as last loaded */
export function useBiddingForm(domain: Pick<Domain, 'id' | 'domain_name'>, bidding: Standing): BiddingForm {
  const name = shownDomain(domain.domain_name);
  const [base, setBase] = useState(bidding);
  const [typed, setTyped] = useState<Partial<BiddingValues>>({});
  const [attempt, setAttempt] = useState<Attempt>();
  const asking = useTermsQuestion();
  const update = useUpdateBidding(domain.id);
  const inputs = { bid_amount: useRef<HTMLInputElement>(null), daily_budget: useRef<HTMLInputElement>(null) };
  const values = { ...valuesOf(base), ...typed };
  const isDirty = !isSame(values, valuesOf(base));
  useUnsavedGuard(isDirty);

  /** @param sent - what of it was typed; anything else by now is still unsaved */
  function start(from: Standing, sent: Partial<BiddingValues> = typed) {
    setBase(from);
    setTyped((now) => typedSince(now, sent));
    setAttempt(undefined);
  }

  // Versions increase: an older one is a late reply.
  if (!isDirty && bidding.version > base.version) start(bidding);

  function save({ version, ...now }: Standing) {
    const faults = faultsIn(values);
    setAttempt({});
    if (Object.keys(faults).length > 0) focusFirst(inputs, faults);
    else asking.saveAfter(questionBefore(now, termsIn(values), name), () => send(version));
  }

  function send(version: number) {
    update.mutate(
      { ...termsIn(values), version },
      {
        onSuccess: tellSaved,
        here: {
          onSuccess: ({ data }) => start(data, typed),
          onError: (error) => {
            const { agreed, ...outcome } = outcomeOf(error, values);
            setAttempt(outcome);
            focusFirst(inputs, outcome.refused ?? {});
            if (!agreed) return;
            toastSuccess(saved, name);
            start(agreed, typed);
          },
        },
      },
    );
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
      setAttempt((last) => last && { ...last, refused: {} }); // it was about the previous values
    },
    save: () => (isDirty ? save(base) : toastSuccess('Nothing has changed')),
    asking,
    takeStanding: () => attempt?.conflict && start(attempt.conflict.standing),
    writeOver: () => save(attempt?.conflict?.standing ?? base),
  };
}

const typedSince = (now: Partial<BiddingValues>, sent: Partial<BiddingValues>): Partial<BiddingValues> =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field as keyof BiddingValues]));

/** Says that the bidding of a domain was saved, and what the server adds to it. */
export function tellSaved({ domain, message }: Saved) {
  const name = shownDomain(domain.domain_name);
  toastSuccess(saved, name);
  if (message !== undefined) toastWarning(message, name);
}

function focusFirst(inputs: BiddingForm['inputs'], faulty: BiddingForm['faults']) {
  const first = amountFields.find((field) => faulty[field] !== undefined);
  if (first) inputs[first].current?.focus();
}

/** @returns with `agreed`, what someone has saved meanwhile is what was typed */
function outcomeOf(error: Error, typed: BiddingValues): Attempt & { readonly agreed?: Standing } {
  const standing = error instanceof ConflictError ? standingIn(error.body) : undefined;
  if (standing) {
    const isAgreed = isSame(typed, valuesOf(standing));
    return isAgreed ? { agreed: standing } : { conflict: { standing, message: error.message } };
  }
  const refused = error instanceof ValidationError ? refusedIn(error) : {};
  return Object.keys(refused).length > 0 ? { refused } : { failure: serverMessage(error) ?? stated };
}

const refusedIn = ({ fields }: ValidationError): BiddingForm['faults'] =>
  Object.fromEntries(amountFields.flatMap((field) => (fields[field]?.[0] ? [[field, fields[field][0]]] : [])));
