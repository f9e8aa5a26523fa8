import { GrtError, NetworkError, ServerError, TimeoutError } from '@grt/sdk';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { connectionFailed, connectionHeld } from '../core/connection.ts';
import { isSignedIn } from '../core/may.ts';

/** How old data may be before it is fetched again. */
const freshMs = 30_000;
const mostRetries = 2;

/** Retries only what a retry can fix; the SDK has already waited and retried when the server asked for it. Nothing
 * waits for the browser to call itself online: a change that could not be sent fails and says so, rather than being
 * sent at some later time. Nothing is asked without an account: screens are still
 * there for a moment after signing out. What visitors may ask says so. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => (isUnreachable(error) ? connectionFailed() : connectionHeld(new Date()));
  const onSuccess = () => connectionHeld(new Date());
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError, onSuccess }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        enabled: isSignedIn,
        refetchOnReconnect: true,
        staleTime: freshMs,
        retry: (failures, error) => failures < mostRetries && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** No reply came, so that it is not known whether the server can be reached at all. */
const isUnreachable = (error: Error): boolean => error instanceof NetworkError || error instanceof TimeoutError;

function isPassing(error: Error): boolean {
  if (!(error instanceof GrtError)) return false;
  return isUnreachable(error) || (error instanceof ServerError && error.status >= 500);
}
