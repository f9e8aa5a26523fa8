import type { BulkCall, BulkEnd, BulkItem, BulkResult } from '../../core/bulk-run.ts';
import type { Selection } from '../../core/use-selection.ts';
import { runAtFoot } from '../../ui/list/bulk-progress.tsx';
import { useDecisionText, type DecisionDraft, type DecisionTextWords } from '../review/use-decision-text.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface BulkActsOptions<Row> {
  readonly title: string;
  readonly opened: boolean;
  readonly selection: Selection<Row>;
  /** Every row that matches the filter, for "select all". */
  readonly matching: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** A row's id in the selection and its name in the results; undefined for one to skip. */
  readonly itemOf: (row: Row) => BulkItem | undefined;
  /** Notes or a reason, the same for all. Left out where nothing is written. */
  readonly words?: DecisionTextWords | undefined;
  /** Items in one call, if several. */
  readonly perCall?: (text: string) => Promise<number>;
  /** Acts on some of them in one call. @param text - the user's input */
  readonly act: (items: readonly BulkItem[], sent: BulkSent) => Promise<readonly BulkResult[]>;
  /** Refetches what changed. */
  readonly refresh: (ended: BulkEnd) => Promise<void>;
  readonly onClose: () => void;
}

/** What goes with a call. */
export interface BulkSent {
  readonly text: string;
  readonly call: BulkCall;
}

export interface BulkActs {
  readonly draft: DecisionDraft;
  /** Starts, unless the text would be refused. */
  readonly start: () => void;
  /** Asks first while there is unsent input. */
  readonly close: () => void;
}

/** Acts on every selected row, for a `BulkQuestion`: it goes on at the foot of the window, whatever screen is shown. */
export function useBulkActs<Row>(options: BulkActsOptions<Row>): BulkActs {
  const { title, opened, selection, matching, itemOf, words, perCall, act, refresh, onClose } = options;
  const draft = useDecisionText(words);
  const { leave, release } = useUnsavedGuard(opened && draft.text.trim() !== '');

  async function gather(signal: AbortSignal): Promise<readonly BulkItem[]> {
    const meant = selection.isAllMatching ? await matching(signal) : [...selection.rows.values()];
    return meant
      .map(itemOf)
      .filter((item) => item !== undefined)
      .filter(({ id }) => selection.has(id));
  }

  async function start() {
    const text = draft.text.trim();
    const plan = { title, perCall: (await perCall?.(text)) ?? 1, gather, onEnd: refresh };
    // Last: while it checks, nothing closes the dialog.
    if (!(await draft.check())) return;
    release();
    end();
    selection.clear();
    await runAtFoot({ ...plan, act: async (items, call) => await act(items, { text, call }) });
  }

  function end() {
    onClose();
    draft.write('');
  }

  return { draft, start: () => void start(), close: () => leave(end) };
}
