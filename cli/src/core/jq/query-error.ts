/** A query that is invalid, or that does not apply to its input. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}
