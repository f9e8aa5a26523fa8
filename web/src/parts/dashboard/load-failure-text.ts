import { ServerError } from '@grt/sdk';

/** The specified text in place of the last update: one for a reply without data, one for no reply.
 * @see docs/specification/part-1-public-and-client.md §8;
 * docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export const loadFailureText = (error: Error): string =>
  error instanceof ServerError ? 'Unable to load data' : 'Error loading data';
