import { GrtError, NetworkError, ServerError, TimeoutError } from '@grt/sdk';
import { QueryClient } from '@tanstack/react-query';

/** What a screen shows may be this old before it is asked for again. */
const freshMs = 30_000;
const mostRetries = 2;

/** Repeats only what another try can mend; the SDK has already waited and repeated where the server asked for it. */
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
