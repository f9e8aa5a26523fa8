import type { BiddingChanges } from '@grt/sdk/contract';
import type { Platform } from '../../core/platform.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { Actor } from '../audit/actor.rules.ts';
import { momentInWords } from '../../basics/moment.rules.ts';
import type { DomainRow } from '../domains/domains.store.ts';
import { biddingOutcome, readBiddingChanges, type BiddingTerms, type BiddingWish } from './bid-update.rules.ts';
import { biddingOf } from './bidding-view.rules.ts';
import type { BidStore } from './bids.store.ts';
import { createBookStore } from './books.store.ts';
import { bookChange } from './book-change.rules.ts';
import type { DomainBook } from './day-book.rules.ts';
import { moneyInWords } from '../../basics/money.rules.ts';

/** Who changes the bidding of which domain. */
export interface BiddingRequest {
  readonly domain: Pick<DomainRow, 'id' | 'domainName' | 'status'>;
  readonly actor: Actor;
}

/** Changes bid, budget and status of a domain in one transaction with history and audit. Clicks served before have been
 * charged on the old terms: the market is up to date when a call begins.
 * @throws Refusal 409 when the domain is not approved or someone else was faster, 422 for refused values. */
export type ChangeBidding = (changes: BiddingChanges, request: BiddingRequest) => Promise<void>;

export interface ChangeBiddingParts extends Pick<Platform, 'database' | 'clock'> {
  readonly bids: BidStore;
  readonly audit: AuditStore;
}

export function createChangeBidding({ database, clock, bids, audit }: ChangeBiddingParts): ChangeBidding {
  return async (changes, { domain, actor }) => {
    if (domain.status !== 'approved') throw notApproved(domain);
    const wish = readBiddingChanges(changes);
    const atMs = clock.now().getTime();
    await createBookStore(database).work([domain.id], { atMs, visitors: 'none' }, async ([book]) => {
      if (!book) throw new Refusal(404, 'Domain not found');
      await requireVersion(book, wish, { bids, atMs });
      const before = termsOf(book);
      const outcome = biddingOutcome(before, wish);
      if (!outcome.changesAmounts && !outcome.toggles) return;
      requireFloor(book.facts, outcome.after.bidMicros, changes);
      bookChange(book, outcome, atMs);
      const by = actor.principal?.username ?? 'system';
      await bids.set(
        { domainId: domain.id, before, after: outcome.after, reason: wish.reason, by },
        outcome.changesAmounts,
      );
      await audit.record({
        action: 'bidding.update',
        actor,
        subject: { type: 'domain', id: domain.id, label: domain.domainName },
        before: inAudit(before),
        after: { ...inAudit(outcome.after), change_reason: wish.reason },
      });
    });
  };
}

async function requireVersion(
  book: DomainBook,
  wish: BiddingWish,
  { bids, atMs }: { bids: BidStore; atMs: number },
): Promise<void> {
  const { facts } = book;
  if (wish.version === undefined || wish.version === facts.version) return;
  const edit = await bids.lastEdit(facts.id);
  const terms = `bid ${moneyInWords(facts.bidMicros)}, daily budget ${moneyInWords(facts.budgetMicros)}, ${facts.isBiddingActive ? 'active' : 'paused'}`;
  const who = edit ? ` by ${edit.updatedBy} on ${momentInWords(edit.updatedAt)}` : '';
  throw new Refusal(409, `Bidding for ${facts.domainName} was changed${who}: ${terms}.`, {
    code: 'changed_meanwhile',
    current: { ...biddingOf({ facts, day: book.dayAt(atMs) }, edit) },
  });
}

/** A new bid is at least the floor price, or 0. One made before the floor rose may stay, but is not served. */
function requireFloor(
  { bidMicros: before, floorMicros }: DomainBook['facts'],
  bidMicros: number,
  changes: BiddingChanges,
): void {
  if (bidMicros === before || bidMicros === 0 || bidMicros >= floorMicros) return;
  const field = changes.bid_amount === undefined ? 'cpm_unique_click_bid' : 'bid_amount';
  throw invalid({ [field]: [`The bid must be at least ${moneyInWords(floorMicros)}, the minimum price of a click`] });
}

function notApproved({ id, domainName, status }: BiddingRequest['domain']): Refusal {
  const message =
    'Domain Not Approved: This domain must be approved by an administrator before bidding can be configured.';
  return new Refusal(409, message, {
    code: 'domain_not_approved',
    current: { domain_id: id, domain_name: domainName, status },
  });
}

function termsOf({ facts }: DomainBook): BiddingTerms {
  const { bidMicros, budgetMicros, isBiddingActive } = facts;
  return { bidMicros, budgetMicros, biddingStatus: isBiddingActive ? 'active' : 'paused' };
}

function inAudit({ bidMicros, budgetMicros, biddingStatus }: BiddingTerms) {
  return { bid_amount: bidMicros / 1_000_000, daily_budget: budgetMicros / 1_000_000, bidding_status: biddingStatus };
}
