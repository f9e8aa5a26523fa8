import type { DomainConflict } from '@grt/sdk/contract';

/** As many other clients with the same domain as the server names, the latest ones.
 * @see openapi/domains.yaml, name_conflicts */
const mostNamed = 50;

/** Whether there may be others than these. */
export const mayBeMore = (conflicts: readonly DomainConflict[]): boolean => conflicts.length >= mostNamed;

/** The end of an enumeration of them. */
export const andMore = (conflicts: readonly DomainConflict[]): string =>
  mayBeMore(conflicts) ? ', and possibly more' : '';
