import { feedUrgentHours, messages } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { decideAll, decideEach, decisionResult, requireReasons } from '../../core/decide-all.ts';
import { assigneeIn, requireAssignee } from '../accounts/assignee.rules.ts';
import { foundFeed } from './records/feed-domain.ts';
import type { FeedParts } from './feed-parts.ts';
import { feedRequest } from './feed-requests.ts';
import type { Asking } from './feed-requests.ts';
import { assignFeed, decideOnFeed } from './feed-review.commands.ts';
import { duplicateOf, feedOf, reviewItemOf } from './records/feed-view.ts';

type DecisionIds = 'adminFeeds.approve' | 'adminFeeds.reject' | 'adminFeeds.decide' | 'feedReview.resolve';
type QueueIds =
  | 'adminFeeds.stats'
  | 'adminFeeds.duplicates'
  | 'feedReview.list'
  | 'feedReview.assign'
  | 'feedReview.assignAll'
  | 'feedReview.assignments';
export type ReviewIds = DecisionIds | QueueIds;

/** The review of feeds. An entry in the queue has the id of its feed. */
export function reviewHandlers(parts: FeedParts): Handlers<ReviewIds> {
  return { ...decisions(parts), ...queue(parts) };
}

function decisions(parts: FeedParts): Handlers<DecisionIds> {
  return {
    async 'adminFeeds.approve'({ path, ...asking }) {
      const approved = await decideOnFeed(parts, review(path.id, asking), { resolution: 'approved' });
      return { status: 200, body: { success: true, data: feedOf(approved) } };
    },
    async 'adminFeeds.reject'({ path, body, ...asking }) {
      const rejected = await decideOnFeed(parts, review(path.id, asking), {
        resolution: 'rejected',
        notes: body.reason,
        revoke: body.revoke,
      });
      return { status: 200, body: { success: true, data: feedOf(rejected) } };
    },
    async 'adminFeeds.decide'({ body, ...asking }) {
      requireReasons(body.decisions, ({ reason }) => ['reason', reason], messages.FeedDecision.reason.required);
      const decided = await decideAll(parts, body.decisions, {
        decide: ({ id, decision, reason: notes, revoke }) =>
          decideOnFeed(
            parts,
            review(id, asking),
            decision === 'approve' ? { resolution: 'approved' } : { resolution: 'rejected', notes, revoke },
          ),
      });
      const data = decided.map(([{ id }, outcome]) => decisionResult(id, outcome, feedOf));
      return { status: 200, body: { success: true, data } };
    },
    async 'feedReview.resolve'({ body, ...asking }) {
      const { review_id: id, resolution, notes } = body;
      const decided = await decideOnFeed(parts, review(id, asking), { resolution, notes });
      return { status: 200, body: { success: true, data: feedOf(decided) } };
    },
  };
}

function queue(parts: FeedParts): Handlers<QueueIds> {
  const { feeds, clock } = parts;
  return {
    async 'adminFeeds.stats'() {
      const urgentBefore = new Date(clock.now().getTime() - feedUrgentHours * 3_600_000);
      return { status: 200, body: { success: true, data: await feeds.stats(urgentBefore) } };
    },
    async 'adminFeeds.duplicates'({ path }) {
      const { feed, domain } = foundFeed(await feeds.find(path.id));
      const found = await parts.duplicateFeeds.find({ ...feed, domainName: domain.domainName });
      return { status: 200, body: { success: true, data: found.map(duplicateOf) } };
    },
    async 'feedReview.assign'({ body, ...asking }) {
      requireAssignee(await parts.accounts.administrators(), body.admin_id, 'feedReview.resolve');
      const assigned = await assignFeed(parts, review(body.review_id, asking), body.admin_id);
      return { status: 200, body: { success: true, data: reviewItemOf(assigned, clock.now()) } };
    },
    async 'feedReview.assignAll'({ body: { ids, admin_id }, ...asking }) {
      requireAssignee(await parts.accounts.administrators(), admin_id, 'feedReview.resolve');
      const assigned = await decideEach(parts, ids, (id) => assignFeed(parts, review(id, asking), admin_id));
      const data = assigned.map(([{ id }, outcome]) =>
        decisionResult(id, outcome, (row) => reviewItemOf(row, clock.now())),
      );
      return { status: 200, body: { success: true, data } };
    },
    async 'feedReview.list'({ query, principal }) {
      const filter = { ...query, assigneeId: assigneeIn(query.assignee, principal) };
      const { rows, ...counted } = await feeds.reviewQueue(filter, windowOf(query));
      const data = rows.map((row) => reviewItemOf(row, clock.now()));
      return { status: 200, body: { success: true, data, meta: metaOf(query, counted) } };
    },
    async 'feedReview.assignments'({ query }) {
      const { rows, ...counted } = await feeds.reviewQueue({ status: 'in_review' }, windowOf(query));
      const data = rows.map((row) => reviewItemOf(row, clock.now()));
      return { status: 200, body: { success: true, data, meta: metaOf(query, counted) } };
    },
  };
}

function review(id: number, asking: Asking) {
  const { actor } = feedRequest('', asking);
  return { id, adminId: asking.principal.account_id, actor };
}
