import { GrtError, NetworkError, ServerError, TimeoutError } from '@grt/sdk';
import { QueryClient } from '@tanstack/react-query';

/** How old data may be before it is fetched again. */
const freshMs = 30_000;
const mostRetries = 2;

/** Retries only what a retry can fix; the SDK has already waited and retried when the server asked for it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: (failures, error) => failures < mostRetries && isPassing(error) },
      mutations: { retry: false },
    },
  });
}

function isPassing(error: Error): boolean {
  if (!(error instanceof GrtError)) return false;
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    (error instanceof ServerError && error.status >= 500)
  );
}
