import type { ClientDashboard, DomainTotals } from '@grt/sdk/contract';
import { reviewTimeText } from '@grt/sdk/contract';
import { paths } from '../../core/paths.ts';

/** A step on the way to the first visit. */
export interface Step {
  readonly name: string;
  readonly about: string;
  readonly state: 'done' | 'next' | 'waiting' | 'later';
  /** Where it is taken; undefined where it is not up to the client. */
  readonly to?: string;
  readonly action?: string;
}

type Counts = Pick<DomainTotals, 'total' | 'pending' | 'approved' | 'active_bidding'> &
  Pick<ClientDashboard['stats'], 'totalFeeds'>;

/** What is done, what comes next, and what is being waited for. */
export function firstSteps({ total, pending, approved, active_bidding, totalFeeds }: Counts): readonly Step[] {
  const isRejected = total > 0 && pending === 0 && approved === 0;
  const done = [total > 0, approved > 0, totalFeeds > 0, active_bidding > 0];
  const next = done.indexOf(false);
  const stateOf = (index: number): Step['state'] => {
    if (done[index] === true) return 'done';
    if (index === 1 && pending > 0) return 'waiting';
    return index === next ? 'next' : 'later';
  };
  const steps = [
    { name: 'Add a domain', about: 'The site that shows your videos.', to: `${paths.clientDomains}?add=1` },
    {
      name: 'Get it approved',
      about: isRejected
        ? 'Your domain was not approved. See why, and add it again.'
        : `Our team reviews each domain within ${reviewTimeText} and emails you.`,
      ...(isRejected ? { to: `${paths.clientDomains}?status=rejected` } : {}),
    },
    {
      name: 'Add a feed',
      about: 'A list of your videos, from a file or a URL. We review it, too.',
      to: `${paths.clientFeeds}?add=1`,
    },
    {
      name: 'Set a bid and a daily budget',
      about: 'The most you’ll pay per click and per day. Visits start once a feed is approved.',
      to: `${paths.clientDomains}?status=approved`,
    },
  ];
  return steps.map((step, index) => Object.assign(step, { state: stateOf(index) }));
}

/** Whether there is nothing left to show. */
export const areDone = (steps: readonly Step[]): boolean => steps.every(({ state }) => state === 'done');
