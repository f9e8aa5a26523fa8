import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A span of time as a list is narrowed to it: from the first moment on, and before the other. */
export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** That a moment is in the span; nothing if it has no ends. */
export function between(column: AnyPgColumn, { from, to }: Span): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, new Date(from)),
    to === undefined ? undefined : lt(column, new Date(to)),
  );
}
