import { expect, it } from 'vitest';
import type { AccountRole } from './schema.gen.ts';
import { ownScopes } from './own-scopes.ts';
import { scopesOfPreset, tokenPresets } from './token-presets.ts';

const offered = (role: AccountRole) =>
  tokenPresets.filter((preset) => scopesOfPreset(preset, ownScopes(role))).map(({ name }) => name);

it.each<[AccountRole, readonly string[]]>([
  ['client', ['read-only', 'ci-upload']],
  ['reviewer', ['read-only', 'ci-upload', 'bulk-review']],
  ['operator', ['read-only']],
  ['finance', ['read-only']],
  ['super_admin', ['read-only', 'ci-upload', 'bulk-review']],
])('offers a %s the presets for what they may do', (role, names) => {
  expect(offered(role)).toEqual(names);
});

it('never gives a scope that the account may not use, and reads only with read only', () => {
  const [readOnly] = tokenPresets;
  const scopes = (readOnly && scopesOfPreset(readOnly, ownScopes('client'))) ?? [];
  expect(scopes).toContain('feeds:read');
  expect(scopes).not.toContain('registrations:read');
  expect(scopes.filter((scope) => !scope.endsWith(':read'))).toEqual([]);
});
