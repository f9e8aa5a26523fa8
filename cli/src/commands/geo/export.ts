import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { geoColumns } from './geo-columns.ts';
import { addRuleFilters, listedRules } from './list.ts';

/** `grt geo export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'geo',
    what: 'the rules',
    columns: geoColumns,
    addFilters: addRuleFilters,
    rows: listedRules,
  });
