import { ServerError } from '@grt/sdk';
import { failureWords } from '../core/failure-words.ts';

/** The server's own message, as opposed to the SDK's fallback for a reply without one. */
export function serverMessage(error: Error): string | undefined {
  if (!(error instanceof ServerError) || typeof error.body !== 'object' || error.body === null) return undefined;
  return 'message' in error.body && error.message === error.body.message ? failureWords(error) : undefined;
}
