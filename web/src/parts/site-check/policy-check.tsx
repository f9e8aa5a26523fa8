import type { Domain } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import { useGrt } from '../../core/use-grt.ts';
import { SiteCheck } from './site-check.tsx';

/** What the server found at the page of a domain's DMCA policy, and whether the address for removals is on it. */
export function PolicyCheck({ domain: { id, policy_check } }: { domain: Domain }) {
  const grt = useGrt();
  return (
    <SiteCheck
      site={{
        key: ['admin', 'domains', 'evidence', 'policy', id],
        known: policy_check,
        read: async (signal) => (await grt.domains.show({ id }, { signal })).policy_check,
        ask: async () => (await grt.domains.checkPolicy({ id })).policy_check,
      }}
      mayAsk={may('domains.checkPolicy')}
    />
  );
}
