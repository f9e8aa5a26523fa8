import { useState } from 'react';
import { useBulkRun, type BulkItem, type BulkRun } from '../../core/use-bulk-run.ts';
import type { Selection } from '../../core/use-selection.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface BulkActsOptions<Row> {
  readonly opened: boolean;
  readonly selection: Selection<Row>;
  /** Rows that the filter leaves, for a selection of all of them. */
  readonly matching: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** By which number the selection knows a row, and what the results call it; undefined for one that is not to be touched. */
  readonly itemOf: (row: Row) => BulkItem | undefined;
  /** Does it to one, and says in a word what became of it. @param text - what was typed */
  readonly act: (id: number, text: string) => Promise<string>;
  /** Has what changed asked for anew. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

export interface BulkActs {
  readonly run: BulkRun;
  /** Notes or a reason, the same for all. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly start: () => void;
  /** Asks first while something is typed and not sent. */
  readonly close: () => void;
}

/** Does something to every selected row, each for itself; for a `BulkDialog`. Afterwards the selection is empty. */
export function useBulkActs<Row>(options: BulkActsOptions<Row>): BulkActs {
  const { opened, selection, matching, itemOf, act, refresh, onClose } = options;
  const run = useBulkRun();
  const [text, setText] = useState('');
  const { leave } = useUnsavedGuard(opened && run.state.step === 'asking' && text.trim() !== '');

  async function gather(signal: AbortSignal): Promise<readonly BulkItem[]> {
    const meant = selection.isAllMatching ? await matching(signal) : [...selection.rows.values()];
    return meant
      .map(itemOf)
      .filter((item) => item !== undefined)
      .filter(({ id }) => selection.has(id));
  }

  async function start() {
    await run.start(gather, async ({ id }) => await act(id, text));
    await refresh();
  }

  function close() {
    onClose();
    setText('');
    if (run.state.step === 'finished') selection.clear();
    run.reset();
  }

  return { run, text, setText, start: () => void start(), close: () => leave(close) };
}
