import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** That a row is one of those whose numbers a statement finds, for the rows of a page. The numbers are found first, and the
 * rows are looked up by them, whatever the statistics say. With `in`, a plan may first look up for each row of the table what
 * is shown along with it, and then leave out those of other pages. */
export function isOnPage(id: AnyPgColumn, numbers: SQLWrapper): SQL {
  return sql`${id} = any(array(${numbers}))`;
}
