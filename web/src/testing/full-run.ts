/** Whether what guards a release is gone through, too (`npm run test:full`). */
export const isFullRun = process.env['GRT_TEST_TIER'] === 'full';

/** The cases of a sweep whose cases share their code: all of them in the full run; otherwise every `step`-th one, the same in
 * each run.
 * @param step - 2 or more
 * @param first - the place of the first case that is taken, from 0 */
export function everyNth<Case>(cases: readonly Case[], step: number, first = 0): readonly Case[] {
  return isFullRun ? cases : cases.filter((_, at) => at % step === first);
}
