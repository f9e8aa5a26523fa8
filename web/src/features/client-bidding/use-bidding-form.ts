import { useEffect, useRef, useState } from 'react';
import { ConflictError } from '@grt/sdk';
import type { Bidding } from '@grt/sdk/contract';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { showFieldRefusals } from '../../parts/field-refusals.ts';
import { serverMessage } from '../../parts/server-message.ts';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { standingIn, type Standing } from './bidding-conflict.ts';
import { changesOf, valuesOf, type BiddingValues } from './bidding-values.ts';
import { useUpdateBidding } from './client-bidding.queries.ts';

/** Somebody else was faster: what stands now, and what the server says of it. */
export interface Conflict {
  readonly standing: Standing;
  readonly message: string;
}

export interface BiddingForm {
  readonly form: UseFormReturn<BiddingValues>;
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

const stated = 'Failed to update bidding settings';

/** The form over the bidding of a domain. While nothing is typed it follows what is loaded anew; what is typed is saved only
 * over the version that it was typed on. */
export function useBiddingForm(bidding: Bidding): BiddingForm {
  const form = useForm<BiddingValues>({ defaultValues: valuesOf(bidding) });
  const { isDirty } = form.formState;
  const update = useUpdateBidding(bidding.domain_id);
  const base = useRef(bidding.version);
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  useUnsavedGuard(isDirty);

  function start(from: Pick<Bidding, 'bid_amount' | 'daily_budget' | 'is_active' | 'version'>) {
    base.current = from.version;
    form.reset(valuesOf(from));
    setConflict(undefined);
    setFailure(undefined);
  }

  useEffect(() => {
    // Versions grow: an older one is a reply that was still on its way.
    if (isDirty || bidding.version <= base.current) return;
    base.current = bidding.version;
    form.reset(valuesOf(bidding));
  }, [bidding, form, isDirty]);

  function send(values: BiddingValues, version: number) {
    setFailure(undefined);
    update.mutate(changesOf(values, version), {
      onSuccess: ({ data }) => {
        start(data);
        toastSuccess('Bidding settings saved');
      },
      onError: (error) => {
        const standing = error instanceof ConflictError ? standingIn(error.body) : undefined;
        if (standing) setConflict({ standing, message: error.message });
        else if (!showFieldRefusals(form, error, ['bid_amount', 'daily_budget']))
          setFailure(serverMessage(error) ?? stated);
      },
    });
  }

  return {
    form,
    isDirty,
    isSaving: update.isPending,
    failure,
    conflict,
    save: () => {
      if (isDirty) void form.handleSubmit((values) => send(values, base.current))();
      else toastSuccess('Nothing has changed');
    },
    takeStanding: () => conflict && start(conflict.standing),
    writeOver: () => {
      const version = conflict?.standing.version ?? base.current;
      setConflict(undefined);
      void form.handleSubmit((values) => send(values, version))();
    },
  };
}
