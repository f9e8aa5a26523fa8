import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { variableColumns } from './variable-columns.ts';
import { listedVariables } from './list.ts';

/** `grt variables export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, { noun: 'variables', what: 'the variables', columns: variableColumns, rows: listedVariables });
