import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { dayEnd, dayOf, dayStart } from './days.ts';

/** What an entry can be about. */
export const subjectTypes = [
  'account',
  'cache',
  'client',
  'cron_job',
  'domain',
  'feed',
  'geo_rule',
  'import',
  'job',
  'page',
  'page_variable',
  'registration',
  'settings',
  'token',
  'user',
] as const;
type SubjectType = (typeof subjectTypes)[number];

const aName: ValueReader<string> = (text) => text.trim().slice(0, 100) || undefined;

/** The list's filters, by URL parameter. Days are in the browser's timezone: `from=2026-11-01`. */
export const auditFilters: {
  action: ValueReader<string>;
  actor: ValueReader<string>;
  subject: ValueReader<SubjectType>;
  from: ValueReader<string>;
  to: ValueReader<string>;
} = { action: aName, actor: aName, subject: oneOf(subjectTypes), from: dayOf, to: dayOf };

export type AuditList = ListAddress<typeof auditFilters>;

const pageSize = 20;

/** A page of entries, newest first. */
export function useAudit({ search, values, page }: Pick<AuditList, 'search' | 'values' | 'page'>) {
  const grt = useGrt();
  const { action, actor, subject, from, to } = values;
  const filter = {
    search: search.trim() || undefined,
    action,
    actor,
    subject_type: subject,
    from: from && dayStart(from),
    to: to && dayEnd(to),
    page,
    per_page: pageSize,
  };
  return useQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: async ({ signal }) => await grt.audit.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}
