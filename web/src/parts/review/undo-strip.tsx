import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HeldDecision } from './held-decisions.ts';
import type { Desk, News } from './use-desk.ts';
import styles from './review-workspace.module.css';

const past = { approve: 'Approved', reject: 'Rejected' } as const;

interface UndoStripProps {
  readonly desk: Desk;
  readonly onUndo: () => void;
}

/** What was just decided, with the way back while there is one, and what became of it. */
export function UndoStrip({ desk: { held, news }, onUndo }: UndoStripProps) {
  const all = [...held.values()];
  const last = all.findLast(({ canTakeBack }) => canTakeBack);
  return (
    <div className={styles['strip']}>
      <output data-tone={last ? 'rest' : news?.tone}>
        {last ? `${past[last.kind]} ${last.name}.` : news && <Told news={news} />}
      </output>
      {/* Seen in the tray; heard from here. */}
      <VisuallyHidden>
        <output>{last && news?.tone === 'bad' && <Told news={news} />}</output>
        <output>{waitingWords(all.filter(({ state }) => state === 'waiting'))}</output>
      </VisuallyHidden>
      {last && (
        <button type="button" aria-keyshortcuts="u" onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}

function Told({ news: { text, record } }: { readonly news: News }) {
  return (
    <>
      {text}
      {record !== undefined && <span> ({record})</span>}
    </>
  );
}

function waitingWords(waiting: readonly HeldDecision[]): string {
  const why = waiting.at(-1)?.why;
  if (why === undefined) return '';
  const words = waiting.length === 1 ? '1 decision is' : `${String(waiting.length)} decisions are`;
  return `${words} not sent yet: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}
