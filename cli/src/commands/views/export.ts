import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { addViewFilter, listedViews } from './list.ts';
import { viewColumns } from './view-columns.ts';

/** `grt views export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'views',
    what: 'your saved views',
    columns: viewColumns,
    addFilters: addViewFilter,
    rows: listedViews,
  });
