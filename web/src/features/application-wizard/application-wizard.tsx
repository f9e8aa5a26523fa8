import { useEffect, useRef, useState } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationReceipt } from './application-receipt.tsx';
import styles from './application-wizard.module.css';

const lostByClosing = 'Your application has not been sent. If you close it now, everything you entered will be lost.';

export interface ApplicationWizardProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The application in a dialog. Closing it asks first if something was entered, and then discards everything.
 * @see docs/specification/part-1-public-and-client.md §2, §4, §5, and §8 */
export function ApplicationWizard({ open, onClose }: ApplicationWizardProps) {
  // Opened just after mounting: only then does the kit restore focus correctly.
  const [shown, setShown] = useState(false);
  const [sentId, setSentId] = useState<string>();
  const opener = useRef<Element>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- see above: this must be a second render
    setShown(open);
    if (!open) return;
    setSentId(undefined);
    opener.current = document.activeElement;
  }, [open]);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });

  const [isDirty, setDirty] = useState(false);
  const { leave, release } = useUnsavedGuard(open && isDirty, { question: lostByClosing, param: 'apply' });

  function onSent(applicationId: string) {
    release();
    setSentId(applicationId);
    onClose();
  }

  function closeReceipt() {
    setSentId(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <>
      <Modal.Root
        opened={shown}
        onClose={() => leave(onClose)}
        size={720}
        fullScreen={isNarrow}
        centered
        closeOnClickOutside={false}
        // The receipt has the focus instead.
        returnFocus={sentId === undefined}
        transitionProps={{ duration: 120 }}
        padding={0}
        radius={isNarrow ? 0 : 'lg'}
        classNames={{
          overlay: styles['overlay'] ?? '',
          content: styles['content'] ?? '',
          title: styles['title'] ?? '',
        }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <div className={styles['head']}>
            <Modal.Title>Apply for access</Modal.Title>
            <Modal.CloseButton aria-label="Close" size={44} iconSize={20} />
          </div>
          <ApplicationForm onSent={onSent} onDirty={setDirty} />
        </Modal.Content>
      </Modal.Root>
      {sentId !== undefined && !shown && <ApplicationReceipt applicationId={sentId} onClose={closeReceipt} />}
    </>
  );
}
