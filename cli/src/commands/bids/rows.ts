/** Rows that came all at once, as a list takes them. */
export async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
