import { beforeEach, expect, it } from 'vitest';
import { seededRandom } from '../ids.ts';
import { silentLog } from '../log.ts';
import { quietSteps, turnMs } from './places.ts';
import { createQueue, type Queue } from './queue.ts';
import { defineNote, describeQueue, type Note, type QueueScene } from './testing/queue-scene.ts';

/** Adds jobs of an owner, in order. */
async function add({ queue }: Pick<QueueScene, 'queue'>, owner: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await queue.enqueue('note', { text: `${owner}${String(number)}` }, { owner });
}

/** Handlers that wait to be let go on, one at a time. */
class Gates {
  /** The texts of the jobs that have begun, in order. */
  readonly begun: string[] = [];
  readonly #open = new Map<string, () => void>();
  readonly #waiting: (() => void)[] = [];

  readonly handler = async ({ payload }: { payload: Note }): Promise<void> => {
    const opened = new Promise<void>((resolve) => this.#open.set(payload.text, resolve));
    this.begun.push(payload.text);
    for (const wake of this.#waiting.splice(0)) wake();
    await opened;
  };

  open(text: string): void {
    this.#open.get(text)?.();
  }

  async hasBegun(text: string): Promise<void> {
    while (!this.begun.includes(text)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

describeQueue('jobs of several owners', (scene) => {
  it('take turns: who has one waits for at most one of each of the others', async () => {
    defineNote(scene, scene.queue);
    await add(scene, 'a', 50);
    await add(scene, 'b', 1);
    await add(scene, 'c', 2);
    await scene.queue.drain();
    expect(scene.done.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
    expect(scene.done).toHaveLength(53);
  });

  it('keep their order within an owner, and a higher priority goes ahead of all', async () => {
    defineNote(scene, scene.queue);
    await add(scene, 'a', 3);
    await scene.queue.enqueue('note', { text: 'urgent' }, { owner: 'a', priority: 1 });
    await add(scene, 'b', 1);
    await scene.queue.drain();
    expect(scene.done).toEqual(['urgent', 'a1', 'b1', 'a2', 'a3']);
  });

  it('save up no places while they have no jobs', async () => {
    let added = false;
    defineNote(scene, scene.queue, {
      async handler({ payload }) {
        scene.done.push(payload.text);
        if (payload.text !== 'a5' || added) return;
        added = true;
        await add(scene, 'b', 4);
      },
    });
    await add(scene, 'a', 10);
    await scene.queue.drain();
    expect(scene.done.slice(4)).toEqual(['a5', 'b1', 'a6', 'b2', 'a7', 'b3', 'a8', 'b4', 'a9', 'a10']);
  });

  it('leave a slot to others: one owner has no more than its share, even if slots are free', async () => {
    const gates = new Gates();
    defineNote(scene, scene.queue, { concurrency: 3, perOwner: 2, handler: gates.handler });
    await add(scene, 'a', 4);
    await scene.queue.start();
    await gates.hasBegun('a2');
    await add(scene, 'b', 1);
    await gates.hasBegun('b1');
    expect(gates.begun).toEqual(['a1', 'a2', 'b1']);
    for (const text of ['a1', 'a2', 'b1', 'a3', 'a4']) {
      await gates.hasBegun(text);
      gates.open(text);
    }
    await scene.queue.drain();
    await scene.queue.stop({ graceMs: 1_000 });
    expect(gates.begun).toHaveLength(5);
  });

  it('are each limited in every process, not among all of them', async () => {
    const gates = new Gates();
    const other = scene.newQueue('two');
    for (const queue of [scene.queue, other])
      defineNote(scene, queue, { concurrency: 2, perOwner: 1, handler: gates.handler });
    await add(scene, 'a', 3);
    const drained = [scene.queue.drain(), other.drain()];
    for (const text of ['a1', 'a2']) await gates.hasBegun(text);
    expect(gates.begun).toHaveLength(2);
    gates.open('a1');
    gates.open('a2');
    await gates.hasBegun('a3');
    gates.open('a3');
    await Promise.all(drained);
  });
});

describeQueue('a long job', (scene) => {
  let resumed: string[];
  beforeEach(() => {
    resumed = [];
  });

  /** Jobs named a… take ten steps of `stepMs`, others take none. */
  function defineSteps(queue: Queue, stepMs: number, beforeStep: (step: number) => Promise<void>): void {
    defineNote(scene, queue, {
      async handler({ payload: { text }, progress, attempt }, context) {
        const done = (progress as { done: number } | null)?.done ?? 0;
        if (done > 0) resumed.push(`${text} from ${String(done)}, attempt ${String(attempt)}`);
        for (let step = done; text.startsWith('a') && step < 10; step += 1) {
          await beforeStep(step);
          scene.clock.advance(stepMs);
          await context.progress({ done: step + 1 });
          await context.giveWay();
        }
        scene.done.push(text);
      },
    });
  }

  it('gives way to another owner once it has had its time, and then resumes where it was', async () => {
    defineSteps(scene.queue, turnMs / 3, async (step) => {
      if (step === 1 && resumed.length === 0) await add(scene, 'b', 1);
    });
    await add(scene, 'a', 1);
    await scene.queue.drain();
    expect(scene.done).toEqual(['b1', 'a1']);
    expect(resumed).toEqual(['a1 from 4, attempt 1']);
  });

  it('gives way to each owner that waits, but to no more jobs of the same one than one in its time', async () => {
    defineSteps(scene.queue, turnMs / 3, async () => undefined);
    await add(scene, 'a', 1);
    await add(scene, 'b', 3);
    await add(scene, 'c', 1);
    await scene.queue.drain();
    expect(scene.done).toEqual(['b1', 'c1', 'b2', 'a1', 'b3']);
    expect(resumed).toEqual(['a1 from 4, attempt 1', 'a1 from 8, attempt 1']);
  });

  it('does not give way before its time, to its own owner, or while a slot is free', async () => {
    defineSteps(scene.queue, turnMs / 10, async () => undefined);
    await add(scene, 'a', 1);
    await add(scene, 'b', 1);
    await scene.queue.drain();
    expect(scene.done).toEqual(['a1', 'b1']);

    defineSteps(scene.queue, turnMs, async () => undefined);
    await add(scene, 'a', 2);
    await scene.queue.drain();
    expect(scene.done.slice(2)).toEqual(['a1', 'a2']);
    expect(resumed).toEqual([]);
  });

  it('does not give way to a job that cannot start in its place', async () => {
    defineSteps(scene.queue, turnMs, async (step) => {
      if (step === 0)
        await scene.queue.enqueue('note', { text: 'later' }, { owner: 'b', runAt: new Date('2026-12-01') });
    });
    await add(scene, 'a', 1);
    await scene.queue.drain();
    expect([scene.done, resumed]).toEqual([['a1'], []]);
  });

  it('waits for calls between two steps, and learns whether there were any since the last ten', async () => {
    const { database, clock } = scene;
    let handled = 0;
    const quiet = async () => void scene.done.push('quiet');
    const callers = { quiet, handled: () => handled };
    const queue = createQueue({ database, clock, random: seededRandom('calls'), log: silentLog, callers });
    const seen: boolean[] = [];
    defineNote(scene, queue, {
      async handler(_, { giveWay }) {
        seen.push((await giveWay()).isAmongCalls);
        handled += 1;
        for (let step = 0; step <= quietSteps; step += 1) seen.push((await giveWay()).isAmongCalls);
      },
    });
    await queue.enqueue('note', { text: '' });
    await queue.drain();
    expect([seen, scene.done]).toEqual([
      [false, ...Array<boolean>(quietSteps).fill(true), false],
      Array(quietSteps + 2).fill('quiet'),
    ]);
  });
});
