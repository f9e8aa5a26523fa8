/** Lets so many callers go on in each turn of the event loop, in the order in which they came, so that whatever else has
 * arrived meanwhile gets its turn between them.
 * @returns what a caller waits for: undefined if it may go on right away. */
export function createTurns(most: number): () => Promise<void> | undefined {
  let begun = 0;
  let waiting: (() => void)[] = [];
  const next = (): void => {
    const going = waiting.slice(0, most);
    waiting = waiting.slice(most);
    begun = going.length;
    for (const go of going) go();
    if (begun > 0) setImmediate(next);
  };
  return () => {
    if (begun === 0) setImmediate(next);
    if (begun < most && waiting.length === 0) {
      begun += 1;
      return undefined;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
}
