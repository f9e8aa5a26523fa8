import type { ReviewItem } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

/** What the review queue shows. */
export const reviewColumns: readonly Column<ReviewItem>[] = [
  { name: 'Id', value: (row) => row.review_id, align: 'right' },
  { name: 'Feed', value: (row) => row.feed.id, align: 'right' },
  { name: 'Name', value: (row) => row.feed.feed_name },
  { name: 'State', value: (row) => row.status, tone: () => 'waiting' },
  { name: 'Urgent', value: (row) => row.is_urgent, tone: (row) => (row.is_urgent ? 'bad' : undefined) },
  { name: 'Domain', value: (row) => row.feed.domain_name },
  { name: 'Client', value: (row) => row.feed.company_name },
  { name: 'Assigned to', value: (row) => row.assigned_to },
  { name: 'Submitted', value: (row) => row.submitted_at, time: true },
];
