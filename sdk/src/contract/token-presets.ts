import { scopeValues } from './enums.gen.ts';
import type { Scope } from './schema.gen.ts';

/** A usual choice of scopes for an API token. */
export interface TokenPreset {
  /** What `grt tokens create --preset` takes. */
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly scopes: readonly Scope[];
}

/** The usual choices, the most careful one first. */
export const tokenPresets: readonly TokenPreset[] = [
  {
    name: 'read-only',
    label: 'Read only',
    about: 'Can see everything you can see, but cannot change anything.',
    scopes: scopeValues.filter((scope) => scope.endsWith(':read')),
  },
  {
    name: 'ci-upload',
    label: 'Upload from CI',
    about: 'Uploads feeds from a pipeline and follows their imports.',
    scopes: ['feeds:read', 'feeds:write', 'domains:read'],
  },
  {
    name: 'bulk-review',
    label: 'Bulk review',
    about: 'Decides on registrations, feeds, and domains.',
    scopes: [
      'registrations:read',
      'registrations:review',
      'feeds:read',
      'feeds:review',
      'domains:read',
      'domains:review',
    ],
  },
];

/** The scopes of a preset that an account may use. Undefined if it may not do what the preset is for: then it is not
 * offered. What the account may not read is left out.
 * @param own - every scope that the account may use. */
export function scopesOfPreset({ scopes }: TokenPreset, own: ReadonlySet<Scope>): readonly Scope[] | undefined {
  const theirs = scopes.filter((scope) => own.has(scope));
  const lacks = scopes.some((scope) => !own.has(scope) && !scope.endsWith(':read'));
  return lacks || theirs.length === 0 ? undefined : theirs;
}
