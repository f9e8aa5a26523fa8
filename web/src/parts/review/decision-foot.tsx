import { useEffect, useRef } from 'react';
import { Alert, Button, Kbd, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { usePreferences } from '../../core/use-preferences.ts';
import { useCommonReasons } from './common-reasons.ts';
import type { DecisionKind } from './held-decisions.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';
import styles from './decision-foot.module.css';
import type { DecisionDraft } from './use-decision-draft.ts';

interface DecisionFootProps<Row extends Reviewable> {
  readonly texts: ReviewKind<Row>['texts'];
  readonly draft: DecisionDraft;
  /** It is approved already, and that can be taken back. */
  readonly isApproved: boolean;
  /** Approving asks once more. */
  readonly caution: string | undefined;
  /** Whether that question has been seen: the next time it is done. */
  readonly isCautioned: boolean;
  /** Undefined where nobody can be asked now. */
  readonly ask?: { readonly label: string; readonly open: () => void } | undefined;
  readonly onApprove: () => void;
  /** @param reason - a usual one; without it, what is written */
  readonly onReject: (reason?: string) => void;
}

/** The decision on the open case, with its note or its reason. */
export function DecisionFoot<Row extends Reviewable>(props: DecisionFootProps<Row>) {
  const { texts, draft, caution, isCautioned, isApproved, onApprove, onReject } = props;
  const { mode } = draft;
  return (
    <div className={styles['decision']}>
      {caution !== undefined && !isApproved && (
        <Alert color="yellow" variant="light" role={isCautioned ? 'alert' : 'note'} title={caution}>
          {isCautioned ? 'Approve again to do it all the same.' : 'Approving asks once more.'}
        </Alert>
      )}
      {mode === 'reject' && <Reasons texts={texts} draft={draft} onReject={onReject} />}
      {mode === 'note' && texts.approve && (
        <Text kind="approve" words={texts.approve} draft={draft} isFirst onSend={onApprove} />
      )}
      <div className={styles['buttons']} data-print="no">
        {mode === 'look' ? <Choices {...props} /> : <WhileWriting {...props} />}
      </div>
    </div>
  );
}

function Choices<Row extends Reviewable>({ texts, draft, isApproved, ask, ...rest }: DecisionFootProps<Row>) {
  if (isApproved) {
    return (
      <Button variant="light" color="red" aria-keyshortcuts="r" onClick={() => draft.setMode('reject')}>
        Take back approval
        <Key name="R" />
      </Button>
    );
  }
  return (
    <>
      {texts.approve && (
        <Button variant="default" aria-keyshortcuts="w" onClick={() => draft.setMode('note')}>
          Approve with note
          <Key name="W" />
        </Button>
      )}
      <Button variant="light" color="red" aria-keyshortcuts="r" onClick={() => draft.setMode('reject')}>
        Reject
        <Key name="R" />
      </Button>
      {ask && (
        <Button variant="default" aria-keyshortcuts="q" onClick={ask.open}>
          {ask.label}
          <Key name="Q" />
        </Button>
      )}
      <Button aria-keyshortcuts="a" onClick={rest.onApprove}>
        {rest.isCautioned ? 'Approve anyway' : 'Approve'}
        <Key name="A" />
      </Button>
    </>
  );
}

function WhileWriting<Row extends Reviewable>(props: DecisionFootProps<Row>) {
  const { draft, isApproved, onApprove, onReject } = props;
  return (
    <>
      <Button variant="default" onClick={() => draft.setMode('look')}>
        Cancel
      </Button>
      {draft.mode === 'reject' ? (
        <Button color="red" disabled={draft.textOf('reject').trim() === ''} onClick={() => onReject()}>
          {isApproved ? 'Take back approval' : 'Reject'}
        </Button>
      ) : (
        <Button onClick={onApprove}>Approve</Button>
      )}
    </>
  );
}

/** A button's key, which its `aria-keyshortcuts` tells, too. */
function Key({ name }: { name: string }) {
  if (usePreferences().shortcuts === 'off') return null;
  return (
    <Kbd size="xs" ml={8} aria-hidden="true" className={styles['key'] ?? ''}>
      {name}
    </Kbd>
  );
}

type ReasonsProps<Row extends Reviewable> = Pick<DecisionFootProps<Row>, 'texts' | 'draft' | 'onReject'>;

/** The usual reasons, each with its digit, and a place for one's own. */
function Reasons<Row extends Reviewable>({ texts: { reject }, draft, onReject }: ReasonsProps<Row>) {
  const first = useRef<HTMLButtonElement>(null);
  const { list: reasons } = useCommonReasons(reject.reasonsOf);
  const isLoaded = reasons !== undefined;
  useEffect(() => {
    if (isLoaded) first.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  return (
    <>
      {reasons !== undefined && reasons.length > 0 && (
        <fieldset className={styles['reasons']}>
          <legend>Common reasons</legend>
          {reasons.map(({ name, text }, index) => (
            <button
              key={name}
              ref={index === 0 ? first : undefined}
              type="button"
              title={text}
              aria-keyshortcuts={String(index + 1)}
              data-mantine-stop-propagation="true"
              onKeyDown={endsWith(draft)}
              onClick={() => onReject(text)}
            >
              <Kbd size="xs" aria-hidden="true">
                {index + 1}
              </Kbd>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <Text kind="reject" words={reject} draft={draft} isFirst={reasons?.length === 0} onSend={() => onReject()} />
    </>
  );
}

interface TextProps {
  readonly kind: DecisionKind;
  readonly words: ReviewKind<Reviewable>['texts']['reject'];
  readonly draft: DecisionDraft;
  /** Nothing is chosen before it. */
  readonly isFirst: boolean;
  readonly onSend: () => void;
}

function Text({ kind, words, draft, isFirst, onSend }: TextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <Textarea
      ref={field}
      label={words.label}
      description={words.description}
      withAsterisk={words.isRequired ?? false}
      rows={2}
      value={draft.textOf(kind)}
      error={draft.fault}
      data-mantine-stop-propagation="true"
      onKeyDown={(event) => {
        getHotkeyHandler([['mod+Enter', onSend]])(event);
        endsWith(draft)(event);
      }}
      onChange={({ currentTarget }) => draft.write(kind, currentTarget.value)}
    />
  );
}

/** Escape leads back to the case and keeps what is written. */
const endsWith = (draft: DecisionDraft) => (event: { readonly key: string }) => {
  if (event.key === 'Escape') draft.setMode('look');
};
