import { useEffect, useRef, useState } from 'react';
import { AbortedError, GrtError, ValidationError } from '@grt/sdk';
import { useGrt } from '../../core/use-grt.ts';
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

/** Submits the application with its license. Leaving the wizard cancels it. The same content sent again carries the
 * same key: a first attempt that did arrive, although it was canceled or its reply was lost, is answered with its own
 * receipt and not as a second application. */
export function useSubmitApplication() {
  const grt = useGrt();
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<{ readonly application: Application; readonly key: string | undefined }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(application: Application): Promise<Outcome> {
    const { signal } = (running.current = new AbortController());
    if (!last.current || !isSame(last.current.application, application)) {
      last.current = { application, key: crypto.randomUUID?.() };
    }
    setSending({ percent: 0 });
    try {
      const { application_id } = await grt.registrations.submit(application, {
        signal,
        idempotencyKey: last.current.key,
        onProgress: ({ sentBytes, totalBytes }) => {
          if (totalBytes) setSending({ percent: Math.round((100 * sentBytes) / totalBytes) });
        },
      });
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

/** Whether two applications have the same values, and the very same file. */
function isSame(one: Application, other: Application): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Application>;
  return [...names].every((name) => one[name] === other[name]);
}
