/** How much is under way at a time. */
export interface Pace {
  /** Calls at the same time, 1 or more. */
  readonly concurrency: number;
  /** True once nothing new is to begin. */
  readonly isStopped: () => boolean;
}

/**
 * Works on each id, several at a time, and hands the results on in the order of the ids. What is ahead of a slow one waits
 * for it, so that memory stays flat.
 * @param work - never throws for what concerns one id alone
 * @param settled - gets each result; the next one only after it is done
 * @throws what `work` or `settled` threw first, once nothing is under way any more
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
      // Told again where it is waited for; until then it must not count as unhandled.
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
