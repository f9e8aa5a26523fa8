/** A source of numbers of at least 0 and less than 1. */
export type Chance = () => number;

/** The chance of one minute of the market: the same for the same seed and minute, whatever came before. So the market does
 * not depend on how it is advanced.
 * @param seed - whole, 32 bits. @param stream - whole; one for each minute or hour. */
export function chanceOf(seed: number, stream: number): Chance {
  let state = mixed(mixed(seed ^ 0x9e3779b9) ^ mixed(stream));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state) / 2 ** 32;
  };
}

/** How many arrive when `mean` are expected (Poisson), by multiplying chances; in steps, because e^−mean is 0 for a
 * large mean. */
export function arrivals(chance: Chance, mean: number): number {
  const step = Math.min(mean, 30);
  const limit = Math.exp(-step);
  let count = 0;
  for (let product = chance(); product > limit; product *= chance()) count += 1;
  return mean > 30 ? count + arrivals(chance, mean - 30) : count;
}

/** The index that a chance falls on, among weights whose running sums are given; undefined beyond the last sum. */
export function indexOf(sums: readonly number[], value: number): number | undefined {
  const index = sums.findIndex((sum) => value < sum);
  return index === -1 ? undefined : index;
}

/** The running sums of weights. */
export function runningSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

/** Spreads each bit of a 32-bit integer over all of them. */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
