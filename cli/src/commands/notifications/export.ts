import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { notificationColumns } from './notification-columns.ts';
import { addReadFilters, listedNotifications } from './list.ts';

/** `grt notifications export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'notifications',
    what: 'your notifications',
    columns: notificationColumns,
    addFilters: addReadFilters,
    rows: listedNotifications,
  });
