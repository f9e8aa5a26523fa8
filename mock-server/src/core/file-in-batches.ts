const batchRows = 500;

/** A text file that is written while it is sent, so that its length costs no memory and no transaction stays open.
 * @param ids - ids of its rows, in file order: fixed at the start, so that no row is repeated or missed
 * @param linesOf - reads one batch; a row deleted meanwhile has no line */
export function fileInBatches(
  head: string,
  ids: readonly number[],
  linesOf: (batch: readonly number[]) => Promise<readonly string[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const batch = ids.slice(next, next + batchRows);
      next += batch.length;
      if (batch.length > 0) controller.enqueue(encoder.encode((await linesOf(batch)).join('')));
      if (next >= ids.length) controller.close();
    },
  });
}
