const batchRows = 500;

/** One part of a file. */
interface FilePart<Start> {
  readonly lines: readonly string[];
  /** Where the following part starts; undefined if this is the last one. */
  readonly next: Start | undefined;
}

/** A text file that is written while it is sent, so that its length costs no memory and no transaction stays open.
 * @param ids - ids of its rows, in file order: fixed at the start, so that no row is repeated or missed
 * @param linesOf - reads one batch; a row deleted meanwhile has no line */
export function fileInBatches(
  head: string,
  ids: readonly number[],
  linesOf: (batch: readonly number[]) => Promise<readonly string[]>,
): ReadableStream<Uint8Array> {
  return fileInParts<number>(head, async (start = 0) => {
    const end = start + batchRows;
    const batch = ids.slice(start, end);
    return { lines: batch.length > 0 ? await linesOf(batch) : [], next: end < ids.length ? end : undefined };
  });
}

/** The same for rows that are too many to know all their ids at the start, and are sorted by them.
 * @param rowsAfter - at most `limit` rows behind the one with this id; without one, the first */
export function fileByIds<Row extends { readonly id: number }>(
  head: string,
  rowsAfter: (page: { readonly afterId?: number; readonly limit: number }) => Promise<readonly Row[]>,
  lineOf: (row: Row) => string,
): ReadableStream<Uint8Array> {
  const rows = ({ after, limit }: { readonly after?: number; readonly limit: number }) =>
    rowsAfter({ ...(after === undefined ? {} : { afterId: after }), limit });
  return fileByKeys(head, rows, { keyOf: ({ id }) => id, lineOf });
}

/** The same for rows that are sorted by something else that no two of them share. */
export function fileByKeys<Row, Key extends string | number>(
  head: string,
  rowsAfter: (page: { readonly after?: Key; readonly limit: number }) => Promise<readonly Row[]>,
  { keyOf, lineOf }: { readonly keyOf: (row: Row) => Key; readonly lineOf: (row: Row) => string },
): ReadableStream<Uint8Array> {
  return fileInParts<Key>(head, async (after) => {
    const rows = await rowsAfter({ ...(after === undefined ? {} : { after }), limit: batchRows });
    const last = rows.at(-1);
    const isOver = rows.length < batchRows || last === undefined;
    return { lines: rows.map(lineOf), next: isOver ? undefined : keyOf(last) };
  });
}

function fileInParts<Start>(
  head: string,
  partFrom: (start: Start | undefined) => Promise<FilePart<Start>>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let start: Start | undefined;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const { lines, next } = await partFrom(start);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (next === undefined) controller.close();
      else start = next;
    },
  });
}
