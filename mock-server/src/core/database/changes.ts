/** What an update writes to a row: some of its columns. A whole row is none, because it has an id: writing it back would
 * undo what others changed meanwhile, and set columns that only the database may set. scripts/updates.mjs checks that
 * no update takes anything else. */
export type Changes<Row> = Partial<Omit<Row, 'id'>> & { readonly id?: never };
