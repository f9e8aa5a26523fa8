import { useLayoutEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import styles from './bidding-configuration.module.css';
import type { BiddingForm } from './use-bidding-form.ts';

/** Saves the form beside it, and says how the last try went. It stays in sight while the form is. */
export function SaveBar({ editing: { isSaving, failure } }: { editing: BiddingForm }) {
  return (
    <div className={styles['save']}>
      {failure === undefined ? <span>Unsaved changes</span> : <Failure>{failure}</Failure>}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
    </div>
  );
}

/** Has the focus, which the button lost while it was disabled. */
function Failure({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
