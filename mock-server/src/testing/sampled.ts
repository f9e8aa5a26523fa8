/** Whether this is the full run (`npm run test:full`), whose sweeps are whole. */
export const isFull = process.env['GRT_TEST_TIER'] === 'full';

/** The cases of a sweep: all of them in the full run (`npm run test:full`), and in `npm test` so many of them, with the first
 * and the last one, evenly spread.
 * @param most - 2 or more
 * @param whole - all of them */
export function sampled<Case>(cases: readonly Case[], most: number, whole = isFull): readonly Case[] {
  if (whole || cases.length <= most) return cases;
  const chosen = new Set(Array.from({ length: most }, (_, at) => Math.round((at * (cases.length - 1)) / (most - 1))));
  return cases.filter((_case, at) => chosen.has(at));
}
