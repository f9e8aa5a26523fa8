import { useFormDialog } from '../unsaved-guard/form-dialog.tsx';
import type { CaseSummary, QueueSource, Reviewable, ReviewKind } from './review-kind.ts';
import { useAssigning, type Assigning } from './assignment.tsx';
import { useCaution, type Caution } from './use-caution.ts';
import { useDeciding, type Deciding } from './use-deciding.ts';
import { useDecisionDraft, type DecisionDraft } from './use-decision-draft.ts';
import { useDesk, type Desk } from './use-desk.ts';
import { useFirstResult } from './use-first-result.ts';
import { usePlace, type OpenCase } from './use-place.ts';
import type { useCase, useReviewQueue } from './use-review-queue.ts';

interface WorkspaceOptions<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  /** False while it fades out: nothing is opened or decided then. */
  readonly isOpen: boolean;
  readonly open: OpenCase;
  /** The search parameter that holds it. */
  readonly param: string;
  readonly source: QueueSource<Row>;
  readonly onMove: (to: OpenCase) => void;
}

export interface Workspace<Row extends Reviewable> extends Deciding {
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
  /** Opens another case, asking first if that loses what is written. */
  readonly openCase: (id: number) => void;
  readonly step: (by: 1 | -1) => void;
  /** Closes the workspace, asking first if that loses what is written. */
  readonly close: () => void;
}

/** The queue, the open case, and what can be done to it. */
export function useWorkspace<Row extends Reviewable>(options: WorkspaceOptions<Row>): Workspace<Row> {
  const { kind, isOpen, source } = options;
  const desk = useDesk(kind, options.param);
  const onMove = (to: OpenCase) => {
    if (isOpen) options.onMove(to);
  };
  const place = usePlace({ ...options, onMove }, desk);
  const { id, row, summary, waits, beside, queue } = place;
  const draft = useDecisionDraft<Row>(kind.texts, id ?? 0);
  const { leave, cancel: close } = useFormDialog(draft.isDirty);
  const canDecide = row !== undefined && waits(row) && kind.mayDecide();
  const isApproved = summary?.status === 'approved' && id !== undefined && !desk.held.has(id);
  const canRevoke = kind.canRevoke && isApproved && kind.mayDecide();
  const caution = useCaution(kind, canDecide ? row : undefined);
  const assigning = useAssigning(kind, row, summary?.assignedTo ?? null);
  const deciding = useDeciding({ kind, isOpen, place, desk, draft, caution, canDecide, canRevoke, leave, onMove });
  useFirstResult({ search: source.search, queue, place: place.place, waits, isHeldBack: draft.isDirty, onMove });

  function openCase(to: number) {
    if (to === id) return;
    leave(() => {
      draft.drop();
      onMove(to);
    });
  }

  function step(by: 1 | -1) {
    const to = beside(by);
    if (to) openCase(to.id);
    else desk.tell({ tone: 'rest', text: by === 1 ? 'This is the end of the queue.' : 'This is the first one.' });
  }

  return {
    ...place,
    ...deciding,
    canDecide,
    canRevoke,
    caution,
    desk,
    draft,
    assigning: kind.assign ? assigning : undefined,
    openCase,
    step,
    close,
  };
}
