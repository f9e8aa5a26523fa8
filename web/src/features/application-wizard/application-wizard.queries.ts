import { useEffect, useRef, useState } from 'react';
import { AbortedError, GrtError, ValidationError, type UploadProgress } from '@grt/sdk';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import type { Application } from './application-names.ts';

/** The result of submitting an application. */
export type Outcome =
  | { readonly kind: 'sent'; readonly applicationId: string }
  | { readonly kind: 'canceled' }
  /** Wire names to messages. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'failed'; readonly requestId: string | undefined };

interface Sending {
  /** Whole percent of the bytes sent, 0 to 100. */
  readonly percent: number;
}

/** Submits the application with its license. Leaving the wizard cancels it. Sent again, an attempt that did arrive,
 * although it was canceled or its reply was lost, is answered with its own receipt and not as a second application. */
export function useSubmitApplication() {
  const grt = useGrt();
  const once = useOnce();
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(application: Application): Promise<Outcome> {
    const { signal } = (running.current = new AbortController());
    const onProgress = ({ sentBytes, totalBytes }: UploadProgress) => {
      if (totalBytes) setSending({ percent: Math.round((100 * sentBytes) / totalBytes) });
    };
    setSending({ percent: 0 });
    try {
      const { application_id } = await once(application, (key) =>
        grt.registrations.submit(application, { ...key, signal, onProgress }),
      );
      return { kind: 'sent', applicationId: application_id };
    } catch (error) {
      if (!(error instanceof GrtError)) throw error;
      if (error instanceof AbortedError) return { kind: 'canceled' };
      if (error instanceof ValidationError) return { kind: 'refused', fields: error.fields };
      return { kind: 'failed', requestId: error.requestId };
    } finally {
      setSending(undefined);
    }
  }

  return { submit, sending, cancel: () => running.current?.abort() };
}
