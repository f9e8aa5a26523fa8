/** Distributes `count` whole items by share with the largest remainder method, so that none is lost to rounding.
 * @param shares - 0 to 1 each, summing to 1; all 0 distributes nothing. */
export function dealOut(shares: readonly number[], count: number): number[] {
  const exact = shares.map((share) => share * count);
  const dealt = exact.map(Math.floor);
  const left = Math.round(sum(exact)) - sum(dealt);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) dealt[index] = (dealt[index] ?? 0) + 1;
  return dealt;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
