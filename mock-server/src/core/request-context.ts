import { AsyncLocalStorage } from 'node:async_hooks';
import type { LimitState } from './rate-limits/limit-state.ts';

/** What the running work belongs to. */
interface RequestContext {
  readonly requestId: string | undefined;
  readonly jobId: number | undefined;
  /** Of the limits that its call counts against, the one with the least left. */
  limit: LimitState | undefined;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs work on behalf of a request, or of none: whatever it logs and queues carries the request's id. */
export function onBehalfOf<T>(requestId: string | undefined, work: () => T): T {
  return requests.run({ requestId, jobId: undefined, limit: undefined }, work);
}

/** Runs a job on behalf of the request that queued it, if one did: whatever it logs carries the ids of both. */
export function asJob<T>(job: { readonly id: number; readonly requestId: string | null }, work: () => T): T {
  return requests.run({ requestId: job.requestId ?? undefined, jobId: job.id, limit: undefined }, work);
}

/** The id of the request that the running work belongs to. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId;
}

/** The id of the job that is running. */
export function currentJobId(): number | undefined {
  return requests.getStore()?.jobId;
}

/** Notes what the running request has left of a limit, so that its reply can say so. */
export function noteLimit(state: LimitState): void {
  const context = requests.getStore();
  if (context && (context.limit === undefined || state.remaining < context.limit.remaining)) context.limit = state;
}

/** What the running request has left of the limit that it will meet first. */
export function currentLimit(): LimitState | undefined {
  return requests.getStore()?.limit;
}
