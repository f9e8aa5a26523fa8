import type { Context } from './context.ts';

/** Reports a change after which there is nothing to show: the id, and what was done in words, such as `Token ci revoked`; with
 * `--json`, `{"id": 3, "revoked": true}`.
 * @param what - what it was done to: `Token ci` */
export async function reportDone(
  { output }: Pick<Context, 'output'>,
  id: number,
  done: 'deleted' | 'ended' | 'removed' | 'revoked',
  what: string,
): Promise<void> {
  await output.result({ id, [done]: true }, [
    { name: 'Id', value: () => id },
    { name: 'Result', value: () => `${what} ${done}` },
  ]);
}
