import { ServerError } from '@grt/sdk';

/** The stated text in place of the last update: one where the server answered without data, one where no answer came.
 * @see specification part 1, section 8; part 2, section 8 */
export const loadFailureText = (error: Error): string =>
  error instanceof ServerError ? 'Unable to load data' : 'Error loading data';
