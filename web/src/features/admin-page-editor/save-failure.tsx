import { Suspense } from 'react';
import { ConflictError, ValidationError } from '@grt/sdk';
import type { SitePage } from '@grt/sdk/contract';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SaveFailed } from './save-failed.tsx';

/** The server has just answered, so that this can be loaded, too. */
const SaveRefusal = lazyPart(async () => ({ default: (await import('./save-refusal.tsx')).SaveRefusal }));

interface SaveFailureProps {
  readonly page: SitePage | undefined;
  readonly error: Error;
  /** Saves the user's version over someone else's. */
  readonly onSaveOver: (version: number) => void;
  /** The user's version is given up for someone else's. */
  readonly onDiscard: () => void;
}

/** Why a page was not saved. @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function SaveFailure({ error, ...props }: SaveFailureProps) {
  return error instanceof ValidationError || error instanceof ConflictError ? (
    <Suspense>
      <SaveRefusal error={error} {...props} />
    </Suspense>
  ) : (
    <SaveFailed error={error} />
  );
}
