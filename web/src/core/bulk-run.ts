import {
  AbortedError,
  bulkPolicy,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  retryDelayMs,
  ServerError,
  setbackOf,
  ValidationError,
} from '@grt/sdk';
import { readAccount } from './account.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** One item of a bulk action. */
export interface BulkItem {
  readonly id: number;
  /** Its name in the results. */
  readonly label: string;
}

/** Its outcome: done; refused, with the server's reason; or not sent, because the run stopped first. */
export interface BulkResult extends BulkItem {
  readonly outcome: 'done' | 'refused' | 'left';
  readonly message: string;
}

/** A bulk action that goes on while one works elsewhere. */
export interface BulkRun {
  readonly id: string;
  /** `Approve applications` */
  readonly title: string;
  /** Who started it: nobody else's session goes on with it, or sees it. */
  readonly username: string | undefined;
  readonly step: 'gathering' | 'running' | 'waiting' | 'stopping' | 'finished';
  readonly total: number;
  /** One for each item that has an outcome. */
  readonly results: readonly BulkResult[];
  /** Why it stopped early. */
  readonly failure: Error | undefined;
}

export interface BulkPlan {
  readonly title: string;
  /** Items in one call. */
  readonly perCall: number;
  /** Determines the items, on every page. */
  readonly gather: (signal: AbortSignal) => Promise<readonly BulkItem[]>;
  /** Acts on some of them. @returns the outcome of each */
  readonly act: (items: readonly BulkItem[], call: BulkCall) => Promise<readonly BulkResult[]>;
  /** Refetches what changed. */
  readonly onEnd: (ended: BulkEnd) => Promise<void>;
}

/** How each call is sent. It is repeated only by the run, with the same key. */
export interface BulkCall {
  readonly idempotencyKey: string;
  readonly retries: 0;
  readonly timeoutMs: number;
}

/** How a run has ended. */
export type BulkEnd = Pick<BulkRun, 'results' | 'failure'>;

/** For a plan without a call for several: a call for each. What the server refuses for one of them does not stop the others.
 * @param act - does it, and returns the outcome in a word */
export function oneByOne(act: (item: BulkItem, call: BulkCall) => Promise<string>): BulkPlan['act'] {
  return async ([item], call) => {
    if (!item) return [];
    try {
      return [{ ...item, outcome: 'done', message: await act(item, call) }];
    } catch (error) {
      if (!(error instanceof Error) || !isAboutOne(error)) throw error;
      return [{ ...item, outcome: 'refused', message: error.message }];
    }
  };
}

/** Refusals that concern one item only. */
const isAboutOne = (error: Error): boolean =>
  error instanceof ConflictError ||
  error instanceof NotFoundError ||
  error instanceof ValidationError ||
  error instanceof ForbiddenError;

/** The largest reply takes longer than a usual call may. */
const timeoutMs = 60_000;

let runs: readonly BulkRun[] = [];
const controllers = new Map<string, AbortController>();
const listeners = new Set<() => void>();

/** All runs that were not dismissed; the same array until one changes. */
export const readBulkRuns = (): readonly BulkRun[] => runs;

/** Calls back when a run starts, moves on, or ends. @returns an unsubscribe function. */
export function onBulkRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts a run. @returns its id, and when it has ended. */
export function startBulkRun(plan: BulkPlan): { readonly id: string; readonly ended: Promise<void> } {
  const id = newIdempotencyKey();
  const controller = new AbortController();
  controllers.set(id, controller);
  if (controllers.size === 1) window.addEventListener('beforeunload', holdTab);
  tell([
    ...runs,
    {
      id,
      title: plan.title,
      username: readAccount()?.username,
      step: 'gathering',
      total: 0,
      results: [],
      failure: undefined,
    },
  ]);
  return { id, ended: work(id, plan, controller.signal) };
}

/** Stops a run after the call that is under way. */
export function stopBulkRun(id: string): void {
  turn(id, { step: 'stopping' });
  controllers.get(id)?.abort();
}

/** Forgets a run that has ended. */
export const dismissBulkRun = (id: string): void => tell(runs.filter((run) => run.id !== id));

async function work(id: string, plan: BulkPlan, signal: AbortSignal): Promise<void> {
  const results: BulkResult[] = [];
  let items: readonly BulkItem[] = [];
  let failure: Error | undefined;
  try {
    items = await plan.gather(signal);
    turn(id, { step: 'running', total: items.length });
    for (let from = 0; from < items.length && !signal.aborted && isOurs(id); from += plan.perCall) {
      const some = items.slice(from, from + plan.perCall);
      results.push(...(await acted(id, plan, some, signal)));
      turn(id, { results: [...results] });
    }
  } catch (error) {
    if (!(error instanceof AbortedError)) failure = error instanceof Error ? error : new Error(String(error));
  }
  const inDoubt = mayBeDone(failure) ? plan.perCall : 0;
  const left = items.slice(results.length).map(({ id: of, label }, index): BulkResult => {
    const message = index < inDoubt ? 'No response received. It may have gone through.' : 'Not sent';
    return { id: of, label, outcome: 'left', message };
  });
  controllers.delete(id);
  if (controllers.size === 0) window.removeEventListener('beforeunload', holdTab);
  const ended = { results: [...results, ...left], failure };
  turn(id, { step: 'finished', ...ended });
  await plan.onEnd(ended);
}

const isOurs = (id: string): boolean => runs.find((run) => run.id === id)?.username === readAccount()?.username;

/** @param signal - ends a wait, but no call */
async function acted(
  id: string,
  { act }: BulkPlan,
  items: readonly BulkItem[],
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  const call = { idempotencyKey: newIdempotencyKey(), retries: 0, timeoutMs } as const;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act(items, call);
    } catch (error) {
      const waitMs = retryDelayMs(bulkPolicy, { error, attempt });
      if (waitMs === undefined || signal.aborted) throw error;
      turn(id, { step: 'waiting' });
      await pause(waitMs, signal);
      if (signal.aborted) throw error;
      turn(id, { step: 'running' });
    }
  }
}

/** Ends early once the signal aborts. */
async function pause(waitMs: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)));
  });
}

/** Whether the last call may have been carried out although it failed. */
const mayBeDone = (failure: Error | undefined): boolean =>
  setbackOf(failure) !== undefined || (failure instanceof ServerError && failure.status >= 500);

function turn(id: string, change: Partial<BulkRun>): void {
  const run = runs.find((one) => one.id === id);
  if (run) tell(runs.with(runs.indexOf(run), { ...run, ...change }));
}

function tell(next: readonly BulkRun[]): void {
  runs = next;
  for (const listener of listeners) listener();
}

/** What is not sent yet would stay undone. */
function holdTab(event: Event): void {
  event.preventDefault();
}
