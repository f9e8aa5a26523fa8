import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { webhookColumns } from './webhook-columns.ts';
import { listedWebhooks } from './list.ts';

/** `grt webhooks export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'webhooks',
    what: "your company's webhooks; for administrators, the platform's",
    columns: webhookColumns,
    rows: listedWebhooks,
  });
