import type { Scope } from '@grt/sdk/contract';

/** What a client's token may be allowed, in words. Every scope that has a call for clients is here. */
export const clientScopes: readonly { readonly scope: Scope; readonly label: string }[] = [
  { scope: 'feeds:read', label: 'Read feeds, items and imports' },
  { scope: 'feeds:write', label: 'Upload, change and delete feeds' },
  { scope: 'domains:read', label: 'Read domains' },
  { scope: 'domains:write', label: 'Add, change and delete domains' },
  { scope: 'bids:read', label: 'Read bids, budgets and pacing' },
  { scope: 'bids:write', label: 'Change bids and budgets' },
  { scope: 'analytics:read', label: 'Read dashboard and analytics' },
  { scope: 'account:read', label: 'Read the profile' },
  { scope: 'account:write', label: 'Change the profile' },
  { scope: 'tokens:read', label: 'Read the list of API tokens' },
  { scope: 'tokens:write', label: 'Revoke API tokens' },
];
