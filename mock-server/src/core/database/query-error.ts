import { DrizzleQueryError } from 'drizzle-orm';

/** What the database said, rather than which statement it said it to: the statement's text and values are no message
 * for people, and may hold private data. */
export function withoutQuery(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('A statement failed')) : error;
}
