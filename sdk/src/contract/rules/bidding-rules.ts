import { messagesOfBiddingChanges } from '../messages.gen.ts';
import type { BiddingChanges } from '../schema.gen.ts';
import type { FormErrors, FormSender } from './form-rule.ts';

const words = messagesOfBiddingChanges;

/** The two names of a field must not contradict each other, and administrators must give a reason. @see
 * docs/specification/decisions.md §8 */
export function biddingErrors(changes: Partial<BiddingChanges>, { role }: FormSender): FormErrors {
  const { bid_amount, cpm_unique_click_bid, bidding_status, is_active, change_reason } = changes;
  const status = is_active === undefined ? undefined : is_active ? 'active' : 'paused';
  return {
    ...(contradicts(bid_amount, cpm_unique_click_bid)
      ? {
          bid_amount: [words.bid_amount.contradiction],
          cpm_unique_click_bid: [words.cpm_unique_click_bid.contradiction],
        }
      : {}),
    ...(contradicts(bidding_status, status)
      ? { bidding_status: [words.bidding_status.contradiction], is_active: [words.is_active.contradiction] }
      : {}),
    ...(role !== 'client' && !change_reason?.trim() ? { change_reason: [words.change_reason.required] } : {}),
  };
}

function contradicts<Value>(one: Value | undefined, other: Value | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
