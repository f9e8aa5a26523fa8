import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string | undefined>();

/** Runs work on behalf of a request, or of none: whatever it logs and queues carries the request's id. */
export function onBehalfOf<T>(requestId: string | undefined, work: () => T): T {
  return requests.run(requestId, work);
}

/** The id of the request that the running work belongs to. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
