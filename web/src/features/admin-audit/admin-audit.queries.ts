import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { anId, oneOf, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { dayFilters, spanOf } from '../../ui/list/day-range.tsx';

/** What an entry can be about. */
export const subjectTypes = [
  'account',
  'audit',
  'cache',
  'client',
  'cron_job',
  'domain',
  'feed',
  'geo_rule',
  'import',
  'job',
  'outbox',
  'page',
  'page_variable',
  'registration',
  'settings',
  'token',
  'user',
  'webhook',
] as const;
type SubjectType = (typeof subjectTypes)[number];

const aName: ValueReader<string> = (text) => text.trim().slice(0, 100) || undefined;

/** The list's filters, by URL parameter. Days are in the browser's timezone: `from=2026-11-01`. */
export const auditFilters: {
  action: ValueReader<string>;
  actor: ValueReader<string>;
  subject: ValueReader<SubjectType>;
  /** The number of one record of that kind. */
  id: ValueReader<number>;
  request: ValueReader<string>;
  from: ValueReader<string>;
  to: ValueReader<string>;
} = {
  action: aName,
  actor: aName,
  subject: oneOf(subjectTypes),
  id: anId,
  request: aName,
  ...dayFilters,
};

/** Its order, by URL parameter: the newest first by default. */
export const auditView: { sort: ValueReader<'oldest'> } = { sort: oneOf(['oldest']) };
export type AuditList = ListAddress<typeof auditFilters & typeof auditView>;

export const entriesPageSize = 20;

function filterOf({ search, values }: Pick<AuditList, 'search' | 'values'>) {
  const { action, actor, subject, id, request } = values;
  return {
    search: search.trim() || undefined,
    action,
    actor,
    subject_type: subject,
    subject_id: id,
    request_id: request,
    ...spanOf(values),
    ...(values.sort === 'oldest' ? ({ order: 'asc' } as const) : {}),
  };
}

/** A page of entries, newest first. */
export function useAudit(list: AuditList) {
  const grt = useGrt();
  const filter = { ...filterOf(list), page: list.page, per_page: list.size ?? entriesPageSize };
  return useQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: async ({ signal }) => await grt.audit.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that match, as CSV. */
export function useAuditFile(list: AuditList) {
  const grt = useGrt();
  return useExportFile('audit.csv', async () => await grt.audit.export(filterOf(list)));
}
