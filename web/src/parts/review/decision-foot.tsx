import { useEffect, useRef } from 'react';
import { Alert, Button, Kbd, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { usePreferences } from '../../core/use-preferences.ts';
import { useCommonReasons } from './common-reasons.ts';
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
  return (
    <div className={styles['decision']}>
      {caution !== undefined && !isApproved && (
        <Alert color="yellow" variant="light" role={isCautioned ? 'alert' : 'note'} title={caution}>
          {isCautioned ? 'Approve again to do it all the same.' : 'Approving asks once more.'}
        </Alert>
      )}
      {draft.kind === 'reject' && <Reasons {...{ texts, draft, isApproved, onReject }} />}
      {draft.kind === 'approve' && texts.approve && <Text words={texts.approve} draft={draft} onSend={onApprove} />}
      <div className={styles['buttons']} data-print="no">
        {draft.kind === undefined ? <Choices {...props} /> : <WhileWriting {...props} />}
      </div>
    </div>
  );
}

function Choices<Row extends Reviewable>({ texts, draft, isApproved, ask, ...rest }: DecisionFootProps<Row>) {
  if (isApproved) {
    return (
      <Button variant="light" color="red" aria-keyshortcuts="r" onClick={() => draft.open('reject')}>
        Take back approval
        <Key name="R" />
      </Button>
    );
  }
  return (
    <>
      {texts.approve && (
        <Button variant="default" aria-keyshortcuts="w" onClick={() => draft.open('approve')}>
          Approve with note
          <Key name="W" />
        </Button>
      )}
      <Button variant="light" color="red" aria-keyshortcuts="r" onClick={() => draft.open('reject')}>
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
      <Button variant="default" onClick={draft.drop}>
        Cancel
      </Button>
      {draft.kind === 'reject' ? (
        <Button color="red" disabled={!draft.isDirty} onClick={() => onReject()}>
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

type ReasonsProps<Row extends Reviewable> = Pick<DecisionFootProps<Row>, 'texts' | 'draft' | 'isApproved' | 'onReject'>;

/** A place for a reason of one's own, which has the focus, and above it the usual ones, each with its digit. */
function Reasons<Row extends Reviewable>({ texts: { reject }, draft, isApproved, onReject }: ReasonsProps<Row>) {
  const { shortcuts } = usePreferences();
  const { list: reasons } = useCommonReasons(reject.reasonsOf);
  return (
    <>
      {reasons !== undefined && reasons.length > 0 && (
        <fieldset className={styles['reasons']}>
          <legend>
            Common reasons
            {!isApproved && shortcuts === 'on' && <span aria-hidden="true">: press the digit instead of R</span>}
          </legend>
          {reasons.map(({ name, text }, index) => (
            <button
              key={name}
              type="button"
              title={text}
              aria-keyshortcuts={String(index + 1)}
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
      <Text words={reject} draft={draft} onSend={() => onReject()} />
    </>
  );
}

interface TextProps {
  readonly words: ReviewKind<Reviewable>['texts']['reject'];
  readonly draft: DecisionDraft;
  readonly onSend: () => void;
}

function Text({ words, draft, onSend }: TextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <Textarea
      ref={field}
      label={words.label}
      description={words.description}
      withAsterisk={words.isRequired ?? false}
      rows={2}
      value={draft.text}
      error={draft.fault}
      onKeyDown={getHotkeyHandler([['mod+Enter', onSend]])}
      onChange={({ currentTarget }) => draft.write(currentTarget.value)}
    />
  );
}
