import { ServerError } from '@grt/sdk';

/** What the server itself said; the SDK's own sentence for an answer without a message is not it. */
export function serverMessage(error: Error): string | undefined {
  if (!(error instanceof ServerError) || typeof error.body !== 'object' || error.body === null) return undefined;
  return 'message' in error.body && error.message === error.body.message ? error.message : undefined;
}
