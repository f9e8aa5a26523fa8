import { NotFoundError, ServerError } from '@grt/sdk';

/** HTTP reason phrases, which browsers no longer receive over HTTP/2. RFC 9110 §15. */
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'Conflict',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Why a preview cannot be shown, as docs/specification/part-2-admin-domains-bidding-pages.md §8 words it. */
export function previewFailure(error: Error): string {
  if (error instanceof NotFoundError) return 'Page not found';
  if (!(error instanceof ServerError)) return 'Failed to load page preview';
  return `Failed to load page: ${String(error.status)} ${phrases[error.status] ?? ''}`.trim();
}
