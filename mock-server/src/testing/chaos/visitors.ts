import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../core/clock.ts';
import { openDatabase } from '../../core/database/database.ts';
import type { Random } from '../../core/ids.ts';
import { createBookStore, type VisitorClick } from '../../modules/bidding/books.store.ts';
import { wholeFrom, type Acknowledged } from './hands.ts';

/** Between two clicks of one crowd. */
const betweenMs = 15;
/** Before a click is repeated whose connection ended. */
const againMs = 50;

/** Simulated visitors have lower numbers. */
const firstVisitor = 1_000_000;

/** What has come of the clicks of visitors. */
export interface Clicks {
  /** Clicks that the platform knows, as `domain visitor`: each must be in the journal exactly once. */
  readonly known: Set<string>;
  /** How many answers said that a click was charged. */
  charged: number;
  /** Of a visitor who had clicked on that domain already: on purpose, or because the answer to the first attempt was lost. */
  repeats: number;
  /** Because the budget is spent, mostly. */
  refused: number;
  /** Attempts whose connection ended: no one knows yet whether they were charged. */
  unanswered: number;
}

interface Visits {
  readonly url: string;
  readonly random: Random;
  readonly acknowledged: Pick<Acknowledged, 'serving'>;
  readonly clicks: Clicks;
  readonly isOver: () => boolean;
}

/** Visitors who click on whatever is served, one after another, by the one way to charge a person's click, with connections
 * of their own, which end like all others. A click that got no answer is repeated by the same visitor until it gets one. */
export async function visit({ url, random, acknowledged, clicks, isOver }: Visits): Promise<void> {
  const database = await openDatabase({ dataDir: 'memory', databaseUrl: url, clock: systemClock, maxConnections: 2 });
  const books = createBookStore(database);
  const answered = async (given: VisitorClick) => {
    for (;;) {
      const outcome = await books.click(given).catch(() => undefined);
      if (outcome !== undefined) return outcome;
      clicks.unanswered += 1;
      await pause(againMs);
    }
  };
  for (let visitor = firstVisitor; !isOver(); visitor += 1) {
    await pause(betweenMs);
    const target = acknowledged.serving[wholeFrom(random, 0, acknowledged.serving.length)];
    if (!target) continue;
    const given = { ...target, country: 'US', visitor, at: systemClock.now() };
    const outcomes = [await answered(given)];
    if (wholeFrom(random, 0, 10) === 0) outcomes.push(await answered(given)); // impatient
    for (const outcome of outcomes) {
      clicks[outcome === 'repeat' ? 'repeats' : outcome] += 1;
      if (outcome !== 'refused') clicks.known.add(`${String(target.domainId)} ${String(visitor)}`);
    }
  }
  await database.close();
}
