import { roleHasScope, type AdministratorRole, type Scope } from '@grt/sdk/contract';

/** Scope labels. */
export interface TokenScope {
  readonly scope: Scope;
  readonly label: string;
}

const account: readonly TokenScope[] = [
  { scope: 'account:read', label: 'Read the profile' },
  { scope: 'account:write', label: 'Change the profile' },
  { scope: 'tokens:read', label: 'Read the list of API tokens' },
  { scope: 'tokens:write', label: 'Revoke API tokens' },
  { scope: 'webhooks:read', label: 'Read webhooks, their deliveries, and events' },
  { scope: 'webhooks:write', label: 'Add, change, test, and delete webhooks' },
];

/** Every scope that has a call for clients. */
export const clientScopes: readonly TokenScope[] = [
  { scope: 'feeds:read', label: 'Read feeds, items, and imports' },
  { scope: 'feeds:write', label: 'Upload, change, and delete feeds' },
  { scope: 'domains:read', label: 'Read domains' },
  { scope: 'domains:write', label: 'Add, change, and delete domains' },
  { scope: 'bids:read', label: 'Read bids, budgets, and pacing' },
  { scope: 'bids:write', label: 'Change bids and budgets' },
  { scope: 'analytics:read', label: 'Read dashboard and analytics' },
  ...account,
];

/** Every scope that has a call for administrators of some role. */
const adminScopes: readonly TokenScope[] = [
  { scope: 'clients:read', label: 'Read clients' },
  { scope: 'clients:write', label: 'Add, change, activate, and suspend clients' },
  { scope: 'notes:read', label: 'Read internal notes' },
  { scope: 'notes:write', label: 'Add internal notes' },
  { scope: 'registrations:read', label: 'Read registrations' },
  { scope: 'registrations:review', label: 'Decide on registrations' },
  { scope: 'feeds:read', label: 'Read feeds, items, and imports' },
  { scope: 'feeds:write', label: 'Upload, change, and delete feeds' },
  { scope: 'feeds:review', label: 'Decide on feeds' },
  { scope: 'domains:read', label: 'Read domains' },
  { scope: 'domains:review', label: 'Decide on domains' },
  { scope: 'bids:read', label: 'Read bids, budgets, and pacing' },
  { scope: 'bids:write', label: 'Change bids and budgets' },
  { scope: 'analytics:read', label: 'Read dashboard and analytics' },
  { scope: 'pages:read', label: 'Read pages and variables' },
  { scope: 'pages:write', label: 'Write pages and variables' },
  { scope: 'system:read', label: 'Read system status and logs' },
  { scope: 'system:operate', label: 'Run system operations' },
  { scope: 'geo:read', label: 'Read geo-blocking rules' },
  { scope: 'geo:write', label: 'Change geo-blocking rules' },
  { scope: 'audit:read', label: 'Read the audit log' },
  { scope: 'outbox:read', label: 'Read email in the outbox' },
  { scope: 'settings:read', label: 'Read the settings' },
  { scope: 'settings:write', label: 'Change the settings' },
  { scope: 'users:read', label: 'Read administrators' },
  { scope: 'users:write', label: 'Add, change, and remove administrators' },
  ...account,
];

const areas = [
  { area: 'Clients and registrations', nouns: ['clients', 'registrations', 'notes'] },
  { area: 'Feeds and domains', nouns: ['feeds', 'domains'] },
  { area: 'Bids and analytics', nouns: ['bids', 'analytics'] },
  { area: 'Site', nouns: ['pages', 'geo'] },
  { area: 'Platform', nouns: ['system', 'audit', 'outbox', 'settings', 'users'] },
  { area: 'Account', nouns: ['account', 'tokens', 'webhooks'] },
];

/** The scopes by area, without the areas that have none. */
export function scopeAreas(scopes: readonly TokenScope[]) {
  return areas
    .map(({ area, nouns }) => ({
      area,
      scopes: scopes.filter(({ scope }) => nouns.includes(scope.slice(0, scope.indexOf(':')))),
    }))
    .filter((one) => one.scopes.length > 0);
}

/** Every scope that has a call for administrators of this role. */
export const scopesOfRole = (role: AdministratorRole): readonly TokenScope[] =>
  adminScopes.filter(({ scope }) => roleHasScope(role, scope));
