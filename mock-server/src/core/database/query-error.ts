import { DrizzleQueryError } from 'drizzle-orm';

/** The database's own message, without the statement: the statement's text and values are not meant
 * for people and may contain private data. */
export function withoutQuery(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('A statement failed')) : error;
}
