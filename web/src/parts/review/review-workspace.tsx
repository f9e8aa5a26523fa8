import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { may } from '../../core/may.ts';
import { usePreferences } from '../../core/use-preferences.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { FormDialog } from '../unsaved-guard/form-dialog.tsx';
import { CasePane, NoCase } from './case-pane.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import { OutcomeTray } from './outcome-tray.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueueSource, Reviewable, ReviewKind } from './review-kind.ts';
import styles from './review-workspace.module.css';
import { ShortcutHelp } from './shortcut-help.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useLookers, type Lookers } from './use-lookers.ts';
import { useReviewKeys } from './use-review-keys.ts';
import type { OpenCase } from './use-place.ts';
import { useWorkspace, type Workspace } from './use-workspace.ts';
import { helpOf, isSearch, keysOf, stepOut } from './workspace-keys.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const NoteDialog = lazyAhead(async () => ({ default: (await import('../notes/note-dialog.tsx')).NoteDialog }));

interface ReviewWorkspaceProps<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  /** The open case; the workspace is closed without one. */
  readonly open: OpenCase | undefined;
  /** The search parameter that holds it. */
  readonly param: string;
  readonly source: QueueSource<Row>;
  readonly onSearch: (text: string) => void;
  readonly onMove: (to: OpenCase) => void;
  readonly onClose: () => void;
}

/** Where a queue is worked off: the list on the left, the open case with its evidence on the right, the decision at its
 * foot. The same for everything that is reviewed. On a phone, list and case are two steps.
 * @see docs/decisions/0021-review-workspace.md */
export function ReviewWorkspace<Row extends Reviewable>(props: ReviewWorkspaceProps<Row>) {
  const { kind, open, param, onClose } = props;
  const shown = useLastDefined(open);
  const [title, setTitle] = useState<string>();
  return (
    <FormDialog
      title={title ?? `Review ${kind.noun[1]}`}
      opened={open !== undefined}
      onClose={onClose}
      param={param}
      full
      // Escape first leads out of what one is doing inside.
      closesByKey={false}
    >
      {shown !== undefined && <Inside {...props} open={shown} isOpen={open !== undefined} onTitle={setTitle} />}
    </FormDialog>
  );
}

interface InsideProps<Row extends Reviewable> extends Omit<ReviewWorkspaceProps<Row>, 'open' | 'onClose'> {
  readonly open: OpenCase;
  /** False while it fades out. */
  readonly isOpen: boolean;
  readonly onTitle: (title: string | undefined) => void;
}

function Inside<Row extends Reviewable>(props: InsideProps<Row>) {
  const { kind, isOpen, source, onSearch, onTitle } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isListStep, setIsListStep] = useState(false);
  const [isHelping, setIsHelping] = useState(false);
  const [isNoting, setIsNoting] = useState(false);
  const [isSeeing, setIsSeeing] = useState(false);
  const work = useWorkspace(props);
  const { desk, draft, queue, id, summary } = work;
  const lookers = useLookers(kind.subject, id);
  const name = summary?.name;
  useEffect(() => onTitle(name), [name, onTitle]);
  const asking = useAsking(kind, work);
  const see = () => setIsSeeing(true);
  const keys = keysOf(kind, work, { help: () => setIsHelping(true), ask: asking.ask?.open, note, see });
  useReviewKeys(root, isOpen ? { ...keys, Escape: () => stepOut(root.current, work) } : {});

  function note() {
    if (work.row && may('notes.create')) setIsNoting(true);
  }

  function openCase(to: number) {
    setIsListStep(false);
    work.openCase(to);
  }

  return (
    <div ref={root} className={styles['workspace']} data-step={isListStep ? 'list' : 'case'}>
      <QueueList
        {...{ kind, queue, onSearch, lookers }}
        held={desk.held}
        openId={id}
        search={source.search}
        onOpen={openCase}
      />
      <Case {...{ kind, work, lookers }} onOpen={openCase} onNote={note}>
        <Button className={styles['toList'] ?? ''} variant="default" size="xs" onClick={() => setIsListStep(true)}>
          Back to the list
        </Button>
      </Case>
      <div className={styles['foot']}>
        <UndoStrip desk={desk} onUndo={work.undo} />
        <OutcomeTray own={{ queue: kind.name, onOpen: openCase }} opened={isSeeing} onOpened={setIsSeeing} />
        {(work.canDecide || work.canRevoke) && (
          <DecisionFoot<Row>
            texts={kind.texts}
            draft={draft}
            isApproved={work.canRevoke}
            caution={work.caution.text}
            isCautioned={work.caution.isAsked}
            ask={asking.ask}
            onApprove={work.approve}
            onReject={work.reject}
          />
        )}
        <Steps work={work} onHelp={() => setIsHelping(true)} />
      </div>
      {asking.dialog}
      <CaseNote kind={kind} work={work} opened={isNoting} onClose={() => setIsNoting(false)} />
      <ShortcutHelp keys={helpOf(kind)} opened={isHelping} onClose={() => setIsHelping(false)} />
    </div>
  );
}

interface CaseNoteProps<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly work: Workspace<Row>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function CaseNote<Row extends Reviewable>({ kind, work: { id, summary }, opened, onClose }: CaseNoteProps<Row>) {
  return (
    <OnDemand opened={opened}>
      {(isOpen) =>
        id !== undefined && (
          <NoteDialog
            of={{ subject: kind.subject, id }}
            name={summary?.name ?? kind.noun[0]}
            opened={isOpen}
            onClose={onClose}
          />
        )
      }
    </OnDemand>
  );
}

/** The question to whoever waits for the decision on the open case. */
function useAsking<Row extends Reviewable>({ ask }: ReviewKind<Row>, work: Workspace<Row>) {
  const [askedAbout, setAskedAbout] = useState<number>();
  const { row, summary, canDecide } = work;
  if (!ask || !row) return {};
  return {
    ask: canDecide && ask.may(row) ? { label: ask.label, open: () => setAskedAbout(row.id) } : undefined,
    dialog: (
      <ask.Dialog
        row={row}
        opened={askedAbout === row.id}
        onClose={() => setAskedAbout(undefined)}
        onAsked={() => work.goOn(`Asked ${summary?.name ?? ''}.`)}
      />
    ),
  };
}

interface CaseProps<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly work: Workspace<Row>;
  readonly lookers: Lookers;
  readonly onOpen: (id: number) => void;
  readonly onNote: () => void;
  readonly children: ReactNode;
}

/** The open case. It has the focus whenever another one is opened, so that the focus never falls to the page. */
function Case<Row extends Reviewable>({ kind, work, lookers, onOpen, onNote, children }: CaseProps<Row>) {
  const { row, id, found, queue, summary, draft } = work;
  const pane = useRef<HTMLElement>(null);
  const isLooking = draft.kind === undefined;
  const shownId = useRef(id);
  useEffect(() => {
    if (isLooking && !isSearch(document.activeElement)) pane.current?.focus({ preventScroll: true });
    if (pane.current && shownId.current !== id) pane.current.scrollTop = 0;
    shownId.current = id;
  }, [id, isLooking]);
  return (
    <section ref={pane} className={styles['case']} tabIndex={-1} data-autofocus aria-label={summary?.name ?? 'Case'}>
      {children}
      {row ? (
        <CasePane
          key={row.id}
          {...{ kind, row, onOpen, onNote }}
          assigning={work.assigning}
          lookers={lookers.get(row.id)}
        />
      ) : (
        <NoCase
          error={found.error ?? queue.error}
          isLoading={found.isLoading || queue.isPending}
          failed={kind.loadFailed}
          noun={kind.noun[0]}
          onRetry={() => void (found.error ? found.refetch() : queue.refetch())}
        />
      )}
    </section>
  );
}

function Steps<Row extends Reviewable>({ work, onHelp }: { work: Workspace<Row>; onHelp: () => void }) {
  const { place, queue, step } = work;
  const { shortcuts } = usePreferences();
  return (
    <div className={styles['steps']}>
      <Button variant="default" size="xs" aria-keyshortcuts="k" disabled={place === 0} onClick={() => step(-1)}>
        Previous
      </Button>
      <Button variant="default" size="xs" aria-keyshortcuts="j" onClick={() => step(1)}>
        Next
      </Button>
      {place >= 0 && queue.total !== undefined && (
        <output>
          {place + 1} of {Math.max(queue.total, queue.rows.length)}
        </output>
      )}
      <button type="button" aria-keyshortcuts="?" onClick={onHelp}>
        {shortcuts === 'on' ? 'Shortcuts (?)' : 'Shortcuts are off'}
      </button>
    </div>
  );
}
