import { useEffect, useState } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { ApplicationForm } from './application-form.tsx';
import styles from './application-wizard.module.css';

export interface ApplicationWizardProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The application in a dialog. Closing it discards everything, because the form is unmounted.
 * @see docs/specification/part-1-public-and-client.md §2, §4, §5, and §8 */
export function ApplicationWizard({ open, onClose }: ApplicationWizardProps) {
  // Opened just after mounting: only then does the kit restore focus correctly.
  const [shown, setShown] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- see above: this must be a second render
  useEffect(() => setShown(open), [open]);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });

  function onSent() {
    notifications.show({
      color: 'var(--grt-good)',
      title: 'Application sent',
      message: 'Registration submitted successfully! We will review your application and get back to you soon.',
      autoClose: 15_000,
    });
    onClose();
  }

  return (
    <Modal.Root
      opened={shown}
      onClose={onClose}
      size={720}
      fullScreen={isNarrow}
      centered
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
      padding={0}
      radius={isNarrow ? 0 : 'lg'}
      classNames={{ overlay: styles['overlay'] ?? '', content: styles['content'] ?? '', title: styles['title'] ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles['head']}>
          <Modal.Title>Apply for access</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={44} iconSize={20} />
        </div>
        <ApplicationForm onSent={onSent} />
      </Modal.Content>
    </Modal.Root>
  );
}
