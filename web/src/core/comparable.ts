/** A baseline below this makes any percentage meaningless: 3 clients before and 4,315 now are not "+143,733%". */
const leastBaseline = 20;

/** Whether a change says something in percent; else it is said in numbers.
 * @param changed - percent; null without a baseline
 * @param baseline - what was counted before, or whole dollars */
export const isTellingChange = (changed: number | null, baseline: number): changed is number =>
  changed !== null && baseline >= leastBaseline;
