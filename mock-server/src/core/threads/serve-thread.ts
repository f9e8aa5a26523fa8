import { parentPort } from 'node:worker_threads';
import { resultsAhead, type Answer, type Order } from './messages.ts';

/** Does one piece of work; it may stop reading its source at any time. */
export type ThreadWork<Work, Result> = (work: Work, source: AsyncGenerator<Uint8Array, void>) => AsyncIterable<Result>;

/** Makes this thread do the work it receives, one piece after another. The counterpart of `createThreads`. */
export function serveThread<Work, Result>(handle: ThreadWork<Work, Result>): void {
  const port = parentPort;
  if (!port) throw new Error('This runs in a thread only');
  let current = { run: 0, credits: 0 };
  /** What of the source has come; the last one is undefined. */
  let chunks: (Uint8Array | undefined)[] = [];
  let wake: (() => void) | undefined;
  let takeCredit: (() => void) | undefined;
  const post = (answer: Answer<Result>): void => port.postMessage(answer, []);

  async function* sourceOf(run: number): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      if (run !== current.run) return;
      if (chunks.length === 0) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const [bytes] = chunks.splice(0, 1);
      if (!bytes) return;
      post({ kind: 'taken', run });
      yield bytes;
    }
  }

  async function work(run: number, given: Work): Promise<void> {
    try {
      for await (const result of handle(given, sourceOf(run))) {
        if (current.credits === 0) await new Promise<void>((resolve) => (takeCredit = resolve));
        current.credits -= 1;
        post({ kind: 'result', run, result });
      }
      post({ kind: 'done', run });
    } catch (error) {
      post({ kind: 'failed', run, error });
    }
  }

  port.on('message', (order: Order<Work>) => {
    if (order.kind === 'begin') {
      current = { run: order.run, credits: resultsAhead };
      chunks = [];
      void work(order.run, order.work);
      return;
    }
    if (order.run !== current.run) return;
    if (order.kind === 'more') {
      current.credits += 1;
      takeCredit?.();
    } else {
      chunks.push(order.kind === 'chunk' ? order.bytes : undefined);
      wake?.();
    }
  });
  post({ kind: 'ready' });
}
