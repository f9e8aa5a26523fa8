import { ServerError } from '@grt/sdk';
import { MutationCache, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query';
import { callFailed, connectionHeld, isUnanswered, readConnection, type Connection } from '../core/connection.ts';
import { isSignedIn } from '../core/may.ts';

/** How old data may be before it is fetched again. */
const freshMs = 30_000;
/** A poll that fails is not slowed down to more than this. */
const slowestMs = 10_000;

/** Retries nothing: the SDK has already retried what a retry can fix, and retries of both would multiply. Nothing waits
 * for the browser to call itself online: a change that could not be sent fails and says so, rather than being sent at
 * some later time. What is shown is refreshed when the server answers again, by ConnectionNotice. Nothing is asked
 * without an account: screens are still there for a moment after signing out. What visitors may ask says so. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    ...watchedCaches(),
    defaultOptions: {
      queries: { networkMode: 'always', enabled: isSignedIn, refetchOnReconnect: false, staleTime: freshMs },
      mutations: { networkMode: 'always' },
    },
  });
  const defaultsOf = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = (options) => {
    const defaulted = defaultsOf(options);
    const { refetchInterval: interval } = defaulted;
    // For every query, whatever it asks for itself.
    return {
      ...defaulted,
      retry: false,
      refetchInterval: (query) => slowedMs(typeof interval === 'function' ? interval(query) : interval, query.state),
    };
  };
  return client;
}

/** A poll that fails pauses for as long as it has been failing: 2 seconds become 4, then 8. Its tries are then no more calls
 * than those that succeed. */
function slowedMs(
  intervalMs: number | false | undefined,
  { status, errorUpdatedAt, dataUpdatedAt }: Pick<QueryState, 'status' | 'errorUpdatedAt' | 'dataUpdatedAt'>,
): number | false {
  if (!intervalMs || status !== 'error') return intervalMs ?? false;
  return Math.max(intervalMs, Math.min(errorUpdatedAt - dataUpdatedAt, slowestMs));
}

/** They tell which calls were answered. */
function watchedCaches() {
  const whenSent = new WeakMap<object, Connection>();
  const sent = (call: object) => whenSent.set(call, readConnection());
  const answered = () => connectionHeld(new Date());
  const failed = (error: Error, call: object) => {
    const before = whenSent.get(call);
    if (error instanceof ServerError) answered();
    else if (isUnanswered(error) && before) callFailed(before);
  };
  const queryCache = new QueryCache({ onSuccess: answered, onError: failed });
  queryCache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') sent(event.query);
  });
  const mutationCache = new MutationCache({
    onMutate: (_variables, mutation) => void sent(mutation),
    onSuccess: answered,
    onError: (error, _variables, _result, mutation) => failed(error, mutation),
  });
  return { queryCache, mutationCache };
}
