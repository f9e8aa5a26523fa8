import { NetworkError, TimeoutError } from '@grt/sdk';
import { serverMessage } from './server-message.ts';

/** Why somebody is still not signed in. */
export interface SignInRefusal {
  readonly message: string;
  readonly detail?: string;
}

/** The server's message, else the stated one. @see docs/specification/part-1-public-and-client.md §8 */
export function signInRefusal(error: Error): SignInRefusal {
  const stated = 'Invalid credentials. Please try again.';
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      message: stated,
      detail: 'The server could not be reached, so nothing was checked. Look at your connection first.',
    };
  }
  return { message: serverMessage(error) ?? stated };
}
