import type { CaseSummary, QueueSource, Reviewable, ReviewKind } from './review-kind.ts';
import { useAssigning, type Assigning } from './assignment.tsx';
import type { DecisionKind } from './held-decisions.ts';
import { useCommonReasons } from './common-reasons.ts';
import { useCaution, type Caution } from './use-caution.ts';
import { useDecisionDraft, type DecisionDraft } from './use-decision-draft.ts';
import { useDesk, type Desk } from './use-desk.ts';
import { useCase, useNextPage, usePrefetch, useReviewQueue } from './use-review-queue.ts';

/** The open case: its id, or the first one that waits. */
export type OpenCase = number | 'next';

interface WorkspaceOptions<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly open: OpenCase;
  readonly source: QueueSource<Row>;
  readonly onMove: (to: OpenCase) => void;
}

export interface Workspace<Row extends Reviewable> {
  readonly queue: ReturnType<typeof useReviewQueue<Row>>;
  readonly found: Pick<ReturnType<typeof useCase<Row>>, 'error' | 'refetch' | 'isLoading'>;
  readonly id: number | undefined;
  readonly row: Row | undefined;
  readonly summary: CaseSummary | undefined;
  /** Its place in the queue, from 0; -1 when it is not in it. */
  readonly place: number;
  /** Whether the administrator can decide on the open case now. */
  readonly canDecide: boolean;
  /** Whether its approval can be taken back now. */
  readonly canRevoke: boolean;
  readonly caution: Caution;
  readonly desk: Desk;
  readonly draft: DecisionDraft;
  readonly assigning: Assigning | undefined;
  readonly step: (by: 1 | -1) => void;
  readonly approve: () => void;
  /** @param reason - a usual one; without it, what is written */
  readonly reject: (reason?: string) => void;
  /** @param reasonAt - which usual one, from 0 */
  readonly rejectFor: (reasonAt: number) => void;
  readonly undo: () => void;
  /** Goes on to the next case that waits, and says why. */
  readonly goOn: (because: string) => void;
}

/** The queue, the open case, and what can be done to it. */
export function useWorkspace<Row extends Reviewable>(options: WorkspaceOptions<Row>): Workspace<Row> {
  const { kind, onMove } = options;
  const desk = useDesk(kind);
  const place = usePlace(options, desk);
  const { id, row, summary, waits, next } = place;
  const draft = useDecisionDraft<Row>(kind.texts, id ?? 0);
  const usual = useCommonReasons(kind.texts.reject.reasonsOf);
  const canDecide = row !== undefined && waits(row) && kind.mayDecide();
  const caution = useCaution(kind, canDecide ? row : undefined);
  const assigning = useAssigning(kind, row, summary?.assignedTo ?? null);
  const isApproved = summary?.status === 'approved' && id !== undefined && !desk.held.has(id);
  const canRevoke = kind.canRevoke && isApproved && kind.mayDecide();

  async function decide(decided: DecisionKind, notes: string) {
    if (!row || !summary) return;
    desk.decide({ id: row.id, name: summary.name }, { kind: decided, notes: notes.trim(), revoke: canRevoke });
    draft.drop();
    onMove((await next())?.id ?? 'next');
  }

  async function approve() {
    if (!canDecide) return;
    if (!caution.isAsked && (await caution.find()) !== undefined) caution.ask();
    else if (await draft.check('approve')) await decide('approve', draft.textOf('approve'));
  }

  async function reject(reason?: string) {
    if (!canDecide && !canRevoke) return;
    if (reason !== undefined || (await draft.check('reject'))) await decide('reject', reason ?? draft.textOf('reject'));
  }

  async function rejectFor(reasonAt: number) {
    const reason = (await usual.find())[reasonAt];
    if (reason) await reject(reason.text);
  }

  function undo() {
    const back = desk.takeBack();
    if (!back) {
      desk.tell({ tone: 'rest', text: 'There is nothing left to take back.' });
      return;
    }
    if (!usual.list?.some(({ text }) => text === back.notes)) draft.restore(back);
    onMove(back.id);
  }

  async function goOn(because: string) {
    onMove((await next())?.id ?? 'next');
    desk.tell({ tone: 'rest', text: because });
  }

  return {
    ...place,
    canDecide,
    canRevoke,
    caution,
    desk,
    draft,
    assigning: kind.assign ? assigning : undefined,
    approve: () => void approve(),
    reject: (reason) => void reject(reason),
    rejectFor: (reasonAt) => void rejectFor(reasonAt),
    undo,
    goOn: (because) => void goOn(because),
  };
}

/** Where one is in the queue. */
function usePlace<Row extends Reviewable>({ kind, open, source, onMove }: WorkspaceOptions<Row>, desk: Desk) {
  const queue = useReviewQueue(kind, source);
  const { rows } = queue;
  const waits = (row: Row) => kind.summaryOf(row).status === 'pending' && !desk.held.has(row.id);
  const id = open === 'next' ? rows.find(waits)?.id : open;
  const place = rows.findIndex((row) => row.id === id);
  const known = rows[place];
  const found = useCase(kind, id, known);
  const row = known ?? found.data;
  const loadedNext = rows.slice(place + 1).find(waits) ?? rows.slice(0, Math.max(place, 0)).find(waits);
  useNextPage(queue, Math.max(place, 0), rows.length);
  usePrefetch(kind, loadedNext);

  /** The next case that waits, on whatever page. */
  async function next(): Promise<Row | undefined> {
    if (loadedNext || !queue.hasNextPage) return loadedNext;
    const { data } = await queue.fetchNextPage();
    return data?.pages.at(-1)?.data.find((one) => one.id !== id && waits(one));
  }

  function step(by: 1 | -1) {
    const to = place < 0 ? (by === 1 ? rows[0] : undefined) : rows[place + by];
    if (to) onMove(to.id);
    else desk.tell({ tone: 'rest', text: by === 1 ? 'This is the end of the queue.' : 'This is the first one.' });
  }

  return { queue, found, id, place, row, summary: row && kind.summaryOf(row), waits, next, step };
}
