/** What the platform fills in automatically. No one can change or delete it. */
export interface BuiltInVariable {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

/** Variables that administrators create have ids above these. @see docs/specification/decisions.md §9 */
export const builtInVariables: readonly BuiltInVariable[] = [
  { id: 1, key: 'domain_name', name: 'Domain name', description: 'Name of the domain that shows the page' },
  { id: 2, key: 'domain_url', name: 'Domain URL', description: 'Address of the domain' },
  { id: 3, key: 'dmca_url', name: 'DMCA policy URL', description: 'Address of the domain\u2019s DMCA policy' },
  { id: 4, key: 'removal_email', name: 'Removal email', description: 'Where to request content removal' },
  { id: 5, key: 'company', name: 'Company', description: 'Company that the domain belongs to' },
  { id: 6, key: 'year', name: 'Year', description: 'The current year' },
  { id: 7, key: 'updated_date', name: 'Updated date', description: 'Date of the page\u2019s last change' },
];

/** When the built-in variables were introduced: the release day of version 2.0.0. */
export const builtInSince = '2026-11-20T00:00:00.000Z';

export const builtInKeys: ReadonlySet<string> = new Set(builtInVariables.map(({ key }) => key));

export const isBuiltIn = (id: number): boolean => builtInVariables.some((variable) => variable.id === id);

/** The parts of a domain that pages show. */
export interface ShownDomain {
  readonly domainName: string;
  readonly domainUrl: string | null;
  readonly dmcaComplianceUrl: string;
  readonly contentRemovalEmail: string;
  readonly companyName: string;
}

/** The values of the built-in variables by key; those that describe a domain are null without one.
 * @param page - `now` gives the year and `updatedAt` the day, both in UTC. */
export function builtInValues(
  domain: ShownDomain | undefined,
  page: { readonly now: Date; readonly updatedAt: Date },
): Map<string, string | null> {
  return new Map([
    ['domain_name', domain?.domainName ?? null],
    ['domain_url', domain ? (domain.domainUrl ?? `https://${domain.domainName}`) : null],
    ['dmca_url', domain?.dmcaComplianceUrl ?? null],
    ['removal_email', domain?.contentRemovalEmail ?? null],
    ['company', domain?.companyName ?? null],
    ['year', String(page.now.getUTCFullYear())],
    ['updated_date', dayInWords(page.updatedAt)],
  ]);
}

/** 'November 20, 2026' */
function dayInWords(day: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
