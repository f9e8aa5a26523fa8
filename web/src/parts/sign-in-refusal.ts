import { NetworkError, TimeoutError } from '@grt/sdk';
import { serverMessage } from './server-message.ts';

/** Why sign-in failed. */
export interface SignInRefusal {
  readonly message: string;
  readonly detail?: string;
}

/** The server's message, otherwise the specified one. @see docs/specification/part-1-public-and-client.md §8 */
export function signInRefusal(error: Error): SignInRefusal {
  const stated = 'Invalid credentials. Please try again.';
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      message: stated,
      detail: 'The server could not be reached. Check your connection and try again.',
    };
  }
  return { message: serverMessage(error) ?? stated };
}
