import type { DecisionRefusal } from '@grt/sdk/contract';
import { isConnectionLoss, UnknownOutcomeError } from './database/connection-loss.ts';
import type { Database } from './database/database.ts';
import { withoutPlace, type Admission } from './http/admission.ts';
import { invalid, Refusal } from './refusal.ts';

/** What became of one decision. */
export type Outcome<Row> = { readonly row: Row } | { readonly refusal: Refusal };

/** Decisions per transaction while others call: they wait for one transaction at most before they have their turn. So many,
 * and fewer where one takes longer than it should. */
const besideOthers = { most: 10, least: 4, tookMs: 16 };
/** What a transaction costs is shared by more decisions once nobody has called for a while: whoever asks again after each
 * reply is not gone yet. */
const alone = [
  { fromMs: 250, size: 50 },
  { fromMs: 60, size: 25 },
] as const;
/** How long others may keep the next transaction waiting: as long as background jobs. */
const givenWayMs = 100;

interface Parts {
  readonly database: Pick<Database, 'transaction' | 'analyzeChanged'>;
  readonly admission: Pick<Admission, 'quiet' | 'idleMs'>;
  /** A clock that only goes forward. */
  readonly nowMs?: () => number;
}

interface Ways<Item, Row> {
  /** Decides on one, in a transaction of its own, or a savepoint. @throws Refusal */
  readonly decide: (item: Item) => Promise<Row>;
  /** Decides on several at once, in the caller's transaction; their ids differ. If the database refuses one of them, it
   * throws. By default they are decided one after another. */
  readonly together?: (items: readonly Item[]) => Promise<readonly Outcome<Row>[]>;
}

/** Makes many decisions, in short transactions between which all other calls have their turn. Each has its own outcome,
 * in the order given: one that is refused does not keep back the others. What is decided stays decided if a later
 * transaction fails.
 * @throws what is no refusal, such as the loss of the database */
export async function decideAll<Item extends { readonly id: number }, Row>(
  { database, admission, nowMs = () => performance.now() }: Parts,
  items: readonly Item[],
  { decide, together }: Ways<Item, Row>,
): Promise<readonly (readonly [Item, Outcome<Row>])[]> {
  const outcomes: (readonly [Item, Outcome<Row>])[] = [];
  let at = 0;
  let few: number = besideOthers.most;
  while (at < items.length) {
    const idleMs = await withoutPlace(async () => {
      await admission.quiet(givenWayMs);
      return admission.idleMs();
    });
    const group = groupFrom(items, at, together ? decisionsAtOnce(idleMs, few) : few);
    at += group.length;
    const startMs = nowMs();
    const decided = await database
      .transaction(() => together?.(group) ?? inTurn(group, decide))
      .catch((error: unknown) => {
        if (isConnectionLoss(error) || error instanceof UnknownOutcomeError) throw error;
        // The database refused one of them, or two administrators waited for each other: nothing was saved.
        return inTurn(group, decide);
      });
    few = fewFor(group.length, nowMs() - startMs);
    for (const [index, outcome] of decided.entries()) {
      const item = group[index];
      if (item) outcomes.push([item, outcome]);
    }
  }
  await database.analyzeChanged();
  return outcomes;
}

/** How many decisions share a transaction.
 * @param idleMs - for how long nobody else has called; 0 or more
 * @param few - how many while others call */
export function decisionsAtOnce(idleMs: number, few: number): number {
  return alone.find(({ fromMs }) => idleMs >= fromMs)?.size ?? few;
}

/** How many decisions are to share a transaction while others call, after so many took so long. */
export function fewFor(decisions: number, tookMs: number): number {
  const inTime = Math.floor((decisions * besideOthers.tookMs) / Math.max(tookMs, 1));
  return Math.min(Math.max(inTime, besideOthers.least), besideOthers.most);
}

/** A rejection has a reason: checked for all of them, before any is made.
 * @param textOf - a decision's field for it, on the wire, and what it says
 * @throws Refusal 422 naming each that lacks it */
export function requireReasons<Item extends { readonly decision: string }>(
  items: readonly Item[],
  textOf: (item: Item) => readonly [field: string, text: string | undefined],
  message: string,
): void {
  const faults = items.flatMap((item, index) => {
    const [field, text] = textOf(item);
    return item.decision === 'reject' && !text?.trim()
      ? [[`decisions.${String(index)}.${field}`, [message]] as const]
      : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

/** The outcome of work that may be refused. */
export async function outcomeOf<Row>(work: () => Row | Promise<Row>): Promise<Outcome<Row>> {
  try {
    return { row: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

/** The row, unless it was refused. @throws Refusal */
export function rowOf<Row>(outcome: Outcome<Row> | undefined): Row {
  if (outcome === undefined) throw new Error('A decision has no outcome');
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.row;
}

/** The result as it goes over the wire: what the single call would have answered. */
export function decisionResult<Row, Shown>(id: number, outcome: Outcome<Row>, show: (row: Row) => Shown) {
  if ('row' in outcome) return { id, outcome: 'done' as const, data: show(outcome.row) };
  const { status, code, message, errors, current } = outcome.refusal;
  const error: DecisionRefusal = {
    status,
    code,
    message,
    ...(errors === undefined ? {} : { errors }),
    ...(current === undefined ? {} : { current }),
  };
  return { id, outcome: 'refused' as const, error };
}

async function inTurn<Item, Row>(
  items: readonly Item[],
  decide: (item: Item) => Promise<Row>,
): Promise<Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = [];
  for (const item of items) outcomes.push(await outcomeOf(() => decide(item)));
  return outcomes;
}

/** The next ones, up to an id that comes again, so that its second decision finds the first one made. */
function groupFrom<Item extends { readonly id: number }>(items: readonly Item[], from: number, most: number): Item[] {
  const group: Item[] = [];
  for (const item of items.slice(from, from + most)) {
    if (group.some(({ id }) => id === item.id)) break;
    group.push(item);
  }
  return group;
}

/** The same for what needs nothing but an id: one after another. */
export function decideEach<Row>(parts: Parts, ids: readonly number[], decide: (id: number) => Promise<Row>) {
  return decideAll(
    parts,
    ids.map((id) => ({ id })),
    { decide: ({ id }) => decide(id) },
  );
}
