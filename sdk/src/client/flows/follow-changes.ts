import { onAbort } from '#runtime';
import type { CallOptions } from '../call.ts';
import type { Grt } from '../client.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { LiveChange } from '../../contract/schema.gen.ts';
import { AbortedError, NetworkError } from '../errors.ts';
import { retryDelayMs } from '../retry.ts';
import { followPolicy } from '../retry-policies.ts';

/** How to follow what changes. */
export interface FollowOptions extends Pick<CallOptions, 'signal'> {
  /** Where one goes on: the last position of an earlier time. Without it, only what happens from now on is told. */
  readonly after?: string | undefined;
  /** Called with each position, before the change is given that it belongs to. */
  readonly onPosition?: ((position: string) => void) | undefined;
  /** Called when changes are followed from now on, and when the connection is lost. */
  readonly onState?: ((state: 'open' | 'lost') => void) | undefined;
  readonly clock?: Clock | undefined;
  /** Returns 0 to 1, to spread the waits, so that not everyone comes back at the same moment. */
  readonly random?: (() => number) | undefined;
}

const operation = 'live.changes';
/** The server says something at least every 15 seconds. */
const silenceMs = 45_000;

/** Follows what changes among the records that the signed-in administrator may list. A connection that is lost is opened
 * again, after waits of 1 to 60 seconds or as long as the server asks, and goes on where it was; `kind: 'everything'` says that this was not possible:
 * read again what is shown. A change may be told twice.
 * @param calls - `live` of a client
 * @returns when the signal aborts
 * @throws NotSignedInError when the session has ended, ForbiddenError for another role, NotFoundError for a server without
 * this. While the server cannot be reached, or is busy, the wait continues.
 * @see docs/decisions/0025-live-lists.md */
export async function* followChanges(
  calls: Pick<Grt['live'], 'changes'>,
  options: FollowOptions = {},
): AsyncGenerator<LiveChange, void, undefined> {
  const { signal, onState, onPosition, clock = systemClock, random = Math.random } = options;
  let { after } = options;
  let attempt = 0;
  while (!hasEnded(signal)) {
    attempt += 1;
    let waitMs: number | undefined;
    try {
      const reply = await calls.changes(
        { follow: true, ...(after === undefined ? {} : { after }) },
        { signal, retries: 0, timeoutMs: silenceMs },
      );
      onState?.('open');
      for await (const { id, data } of eventsOf(reply.stream, signal)) {
        // A reply that only says where it begins may end right away, time and again.
        if (id === undefined || data !== undefined) attempt = 1;
        after = id ?? after;
        if (id !== undefined) onPosition?.(id);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract promises it
        if (data !== undefined) yield JSON.parse(data) as LiveChange;
      }
      // Told to nobody: it is opened again.
      throw new NetworkError('', { operation });
    } catch (error) {
      if (hasEnded(signal)) return;
      waitMs = retryDelayMs(followPolicy, { error, attempt, random });
      if (waitMs === undefined) throw error;
    }
    onState?.('lost');
    await clock.sleep(waitMs, signal, operation).catch(ignoreAbort);
  }
}

/** Read each time: it changes meanwhile. */
const hasEnded = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

function ignoreAbort(error: unknown): void {
  if (!(error instanceof AbortedError)) throw error;
}

interface StreamEvent {
  readonly id: string | undefined;
  readonly data: string | undefined;
}

/** Server-sent events as they come. Whoever stops reading closes the connection. */
async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = stream.getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  const release = signal && onAbort(signal, leave);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const blocks = (rest + decoder.decode(chunk.value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield { id: fieldOf(block, 'id'), data: fieldOf(block, 'data') };
    }
  } finally {
    release?.();
    leave();
  }
}

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);
