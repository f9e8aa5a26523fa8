const batchRows = 5000;

/** Deletes any number of rows without holding up others: a batch is one statement, and other work gets its turn in between.
 * @param deleteSome - deletes at most so many rows. @returns the number deleted, as the function does. */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteSome(batchRows);
    deleted += count;
    if (count < batchRows) return deleted;
  }
}
