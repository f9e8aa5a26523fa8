import { eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The condition that a column has a value, or with null none. Undefined: no condition. */
export function sameOrNull(column: PgColumn, value: number | null | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  return value === null ? isNull(column) : eq(column, value);
}
