import { useLayoutEffect, useRef } from 'react';
import { CloseButton } from '@mantine/core';
import styles from './application-receipt.module.css';

interface ApplicationReceiptProps {
  /** The number that the application was given. */
  readonly applicationId: string;
  readonly onClose: () => void;
}

/** Confirms an application where its form was, and stays until it is closed: the number is shown nowhere else.
 * @see docs/specification/part-1-public-and-client.md §4 and §8 */
export function ApplicationReceipt({ applicationId, onClose }: ApplicationReceiptProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className={styles['receipt']} role="alert" tabIndex={-1}>
      <div>
        <strong>Application sent</strong>
        <p>
          Registration submitted successfully! We will review your application and get back to you soon. Your reference
          number is {applicationId}. We emailed you a link that shows where your application stands.
        </p>
      </div>
      <CloseButton aria-label="Close" size={44} iconSize={20} onClick={onClose} />
    </div>
  );
}
