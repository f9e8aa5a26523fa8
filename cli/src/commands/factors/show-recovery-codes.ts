import type { RecoveryCodes } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';

/** Prints recovery codes, one per line. */
export async function showRecoveryCodes(context: Context, codes: RecoveryCodes): Promise<void> {
  const rows = codes.map((code) => ({ code }));
  await context.output.list(rows, [{ name: 'Recovery code', value: (row) => row.code }]);
  await context.note('Save these now: they will not be shown again. Each works once instead of your second factor.');
}
