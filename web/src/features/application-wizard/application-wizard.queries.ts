import { useEffect, useRef, useState } from 'react';
import { AbortedError, GrtError, ValidationError } from '@grt/sdk';
import type { BudgetRange, ExpectedTraffic, Timezone } from '@grt/sdk/contract';
import { registrationFields, type Application } from '@grt/sdk/forms';
import { useGrt } from '../../core/use-grt.ts';

/** The result of submitting an application. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'canceled' }
  /** Wire names to messages. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'failed'; readonly requestId: string | undefined };

interface Sending {
  /** Whole percent of the bytes sent, 0 to 100. */
  readonly percent: number;
}

/** Submits the application with its license. Leaving the wizard cancels it. */
export function useSubmitApplication() {
  const grt = useGrt();
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(application: Application, license: File | undefined): Promise<Outcome> {
    const { signal } = (running.current = new AbortController());
    setSending({ percent: 0 });
    try {
      await grt.registrations.submit(
        { ...wireFields(application), ...(license ? { business_license: license } : {}) },
        {
          signal,
          onProgress: ({ sentBytes, totalBytes }) => {
            if (totalBytes) setSending({ percent: Math.round((100 * sentBytes) / totalBytes) });
          },
        },
      );
      return { kind: 'sent' };
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

/** The selects only offer these values; the server refuses any other. */
function wireFields(application: Application) {
  return registrationFields(application) as ReturnType<typeof registrationFields> & {
    expected_traffic: ExpectedTraffic;
    budget_range: BudgetRange;
    timezone: Timezone;
  };
}
