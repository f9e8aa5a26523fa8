/** How much runs concurrently. */
export interface Pace {
  /** Concurrent calls, 1 or more. */
  readonly concurrency: number;
  /** True once nothing new should start. */
  readonly isStopped: () => boolean;
}

/**
 * Processes ids concurrently and delivers the results in the order of the ids. Results ahead of a slow one wait
 * for it, so memory stays bounded.
 * @param work - never throws for failures of a single id
 * @param settled - receives each result, one at a time
 * @throws the first error of `work` or `settled`, once nothing is running anymore
 */
export async function runInOrder<Result>(
  ids: readonly number[],
  { concurrency, isStopped }: Pace,
  work: (id: number) => Promise<Result>,
  settled: (id: number, result: Result) => Promise<void>,
): Promise<void> {
  const underWay: { readonly id: number; readonly result: Promise<Result> }[] = [];
  const state = { failed: false };
  let next = 0;
  const begin = (): void => {
    while (!state.failed && !isStopped() && next < ids.length && underWay.length < concurrency) {
      const id = ids[next];
      next += 1;
      if (id === undefined) return;
      const result = work(id);
      // Rethrown where it is awaited; until then it must not count as unhandled.
      result.catch(() => {
        state.failed = true;
      });
      underWay.push({ id, result });
    }
  };
  try {
    for (begin(); underWay.length > 0; begin()) {
      const [first] = underWay;
      if (first === undefined) return;
      await settled(first.id, await first.result);
      underWay.shift();
    }
  } catch (error) {
    state.failed = true;
    await Promise.allSettled(underWay.map(({ result }) => result));
    throw error;
  }
}
