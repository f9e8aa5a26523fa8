import type { Registration } from '@grt/sdk/contract';
import { useGrt } from '../../core/use-grt.ts';
import type { CheckedSite } from '../../parts/site-check/use-site-check.ts';

/** An applicant's website, and what the server found there. */
export function useWebsite({ id, website_check }: Registration): CheckedSite {
  const grt = useGrt();
  return {
    key: ['admin', 'registrations', 'evidence', 'website', id],
    known: website_check,
    read: async (signal) => (await grt.registrations.show({ id }, { signal })).website_check,
    ask: async () => (await grt.registrations.checkWebsite({ id })).website_check,
  };
}
