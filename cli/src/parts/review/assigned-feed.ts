import type { ReviewItem } from '@grt/sdk/contract';
import type { AssignedKind } from './assign-command.ts';
import { feedRecords } from './feed-records.ts';
import { reviewColumns } from './review-columns.ts';

/** Feeds pending review, as assigning them sees them. An entry of the queue has the id of its feed. */
export const assignedFeed: Omit<AssignedKind<ReviewItem>, 'noun'> = {
  what: ['feed', 'feeds'],
  dataOf: 'feedReview.assign',
  example: 6,
  columns: reviewColumns,
  records: feedRecords,
  assign: (grt, id, admin_id, options) => grt.feedReview.assign({ action: 'assign', review_id: id, admin_id }, options),
  assignAll: (grt, assignment, options) => grt.feedReview.assignAll(assignment, options),
  async *unassigned(grt, options) {
    for await (const review of grt.feedReview.list({ assignee: 'nobody' }, options)) {
      yield { ...review, id: review.review_id };
    }
  },
};
