import { useBulkRun, type BulkItem, type BulkRun } from '../../core/use-bulk-run.ts';
import type { Selection } from '../../core/use-selection.ts';
import { useDecisionText, type DecisionDraft, type DecisionTextWords } from '../review/use-decision-text.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface BulkActsOptions<Row> {
  readonly opened: boolean;
  readonly selection: Selection<Row>;
  /** Rows matching the filter, for "select all". */
  readonly matching: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** A row's id in the selection and its name in the results; undefined for one to skip. */
  readonly itemOf: (row: Row) => BulkItem | undefined;
  /** Notes or a reason, the same for all. Left out where nothing is written. */
  readonly words?: DecisionTextWords | undefined;
  /** Acts on one and returns its outcome in a word. @param text - the user's input */
  readonly act: (id: number, text: string) => Promise<string>;
  /** Refetches what changed. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export interface BulkActs {
  readonly run: BulkRun;
  readonly draft: DecisionDraft;
  /** Starts, unless the text would be refused. */
  readonly start: () => void;
  /** Asks first while there is unsent input. */
  readonly close: () => void;
}

/** Acts on every selected row, one by one, for a `BulkDialog`. Afterward the selection is cleared. */
export function useBulkActs<Row>(options: BulkActsOptions<Row>): BulkActs {
  const { opened, selection, matching, itemOf, words, act, refresh, onClose } = options;
  const run = useBulkRun();
  const draft = useDecisionText(words);
  const { text } = draft;
  const { leave } = useUnsavedGuard(opened && run.state.step === 'asking' && text.trim() !== '');

  async function gather(signal: AbortSignal): Promise<readonly BulkItem[]> {
    const meant = selection.isAllMatching ? await matching(signal) : [...selection.rows.values()];
    return meant
      .map(itemOf)
      .filter((item) => item !== undefined)
      .filter(({ id }) => selection.has(id));
  }

  async function start() {
    if (!(await draft.check())) return;
    await run.start(gather, async ({ id }) => await act(id, text));
    await refresh();
  }

  function close() {
    onClose();
    draft.write('');
    if (run.state.step === 'finished') selection.clear();
    run.reset();
  }

  return { run, draft, start: () => void start(), close: () => leave(close) };
}
