/** A query that cannot be read, or that does not fit what it is asked of. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}
