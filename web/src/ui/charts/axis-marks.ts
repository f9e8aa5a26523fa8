const steps = [1, 2, 2.5, 5, 10];

/** Round marks of an axis, from 0 to the first one that reaches the largest value.
 * @param largest - 0 or more; an all-zero axis still has one step
 * @param smallestStep - 1 for whole numbers, 0.01 for money
 * @returns about `wanted` steps: `axisMarks(29, 1)` is 0, 10, 20, 30. */
export function axisMarks(largest: number, smallestStep: number, wanted = 4): readonly number[] {
  const step = Math.max(smallestStep, roundStep(largest / wanted));
  const count = Math.max(1, Math.ceil(largest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** The next larger round step. */
function roundStep(least: number): number {
  if (least <= 0) return 0;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = steps.find((one) => one >= least / magnitude - 1e-9) ?? 10;
  return factor * magnitude;
}
