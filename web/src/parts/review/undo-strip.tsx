import type { Desk } from './use-desk.ts';
import styles from './review-workspace.module.css';

const past = { approve: 'Approved', reject: 'Rejected' } as const;

interface UndoStripProps {
  readonly desk: Desk;
  readonly onUndo: () => void;
}

/** What was just decided, with the way back while there is one, and what became of it. */
export function UndoStrip({ desk: { held, news }, onUndo }: UndoStripProps) {
  const all = [...held.values()];
  const last = all.findLast(({ state }) => state === 'held');
  const unsent = all.filter(({ state }) => state === 'unsent').length;
  return (
    <div className={styles['strip']}>
      <output data-tone={last ? 'rest' : news?.tone}>
        {last ? `${past[last.kind]} ${last.name}.` : news?.text}
        {!last && news?.record !== undefined && <span> ({news.record})</span>}
        {unsent > 0 &&
          ` ${String(unsent)} ${unsent === 1 ? 'decision is' : 'decisions are'} not sent yet: the server cannot be reached.`}
      </output>
      {last && (
        <button type="button" aria-keyshortcuts="u" onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}
