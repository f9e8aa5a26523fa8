import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { factorColumns } from './factor-columns.ts';

/** `grt factors export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'factors',
    what: 'the second factors of your account',
    columns: factorColumns,
    rows: async () => {
      const grt = await context.grt();
      return (await grt.factors.list(undefined, { signal: context.signal })).factors;
    },
  });
