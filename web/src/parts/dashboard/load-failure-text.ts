import { ServerError } from '@grt/sdk';

/** The stated text in place of the last update: one where the server answered without data, one where no answer came.
 * @see docs/specification/part-1-public-and-client.md §8;
 * docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export const loadFailureText = (error: Error): string =>
  error instanceof ServerError ? 'Unable to load data' : 'Error loading data';
