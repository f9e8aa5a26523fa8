import type { MouseEvent } from 'react';
import type { ApplicationStep } from './application-names.ts';
import { Button, Progress } from '@mantine/core';
import styles from './form-footer.module.css';

interface FormFooterProps {
  readonly step: ApplicationStep;
  /** Upload progress while sending. */
  readonly percent: number | undefined;
  readonly onPrevious: () => void;
  readonly onCancel: () => void;
}

/** Back and next buttons. While sending, Cancel and the progress take the place of the back button, so that a second
 * click on Submit meets Submit, which is busy. */
export function FormFooter({ step, percent, onPrevious, onCancel }: FormFooterProps) {
  const isSending = percent !== undefined;
  return (
    <div className={styles['footer']}>
      {isSending ? (
        <>
          {/* Keys keep the two apart: a button that became the other while it is clicked would do the other's work. */}
          <Button key="cancel" type="button" size="md" variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <div className={styles['progress']}>
            <output>{percent < 100 ? `Uploading ${String(percent)}%` : 'Sent. Waiting for a response...'}</output>
            <Progress value={percent} aria-label="Upload" size={6} transitionDuration={0} />
          </div>
        </>
      ) : (
        <Button
          key="previous"
          type="button"
          size="md"
          variant="default"
          disabled={step === 'personal'}
          onClick={onPrevious}
        >
          Previous
        </Button>
      )}
      <Button type="submit" size="md" disabled={isSending} onClick={ignoreSecondClick}>
        {step === 'license' ? 'Submit' : 'Continue'}
      </Button>
    </div>
  );
}

/** A double click moves one step and never submits accidentally. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
