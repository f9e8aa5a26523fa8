import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { reviewColumns } from '../../parts/review/review-columns.ts';
import { addReviewFilters, listedReviews } from './list.ts';

/** `grt reviews export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'reviews',
    what: 'the feeds pending review',
    columns: reviewColumns,
    addFilters: addReviewFilters,
    rows: listedReviews,
  });
