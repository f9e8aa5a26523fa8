import type { AuditEntry, QueryOf } from '@grt/sdk/contract';
import { csvColumns } from '../../core/csv-columns.ts';
import { fileByIds } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { cursorMetaOf, idWindowOf } from '../../core/pagination.ts';
import type { AuditFilter, AuditRow, AuditStore } from './audit.store.ts';

/** Who decided what, and when. @see docs/specification/decisions.md §3 */
export function auditHandlers({ audit }: { readonly audit: AuditStore }): Handlers<'audit.list' | 'audit.export'> {
  return {
    async 'audit.list'({ query }) {
      const { rows, ...counted } = await audit.list(filterOf(query), idWindowOf(query));
      const meta = cursorMetaOf(query, { ...counted, count: rows.length, lastKey: rows.at(-1)?.id });
      return { status: 200, body: { success: true, data: rows.map(entryOf), meta } };
    },
    async 'audit.export'({ query, ...request }) {
      const filter = filterOf(query);
      const body = fileByIds(
        head,
        (page) => audit.rows(filter, page),
        (row) => lineOf(entryOf(row)),
      );
      const file = { subject: { type: 'audit' }, filename: 'audit.csv', body };
      return await exportedFile(audit, request, { ...file, action: 'audit.export', query });
    },
  };
}

function filterOf(query: QueryOf<'audit.export'>): AuditFilter {
  return {
    ...query,
    subjectType: query.subject_type,
    subjectId: query.subject_id === undefined ? undefined : String(query.subject_id),
    requestId: query.request_id,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
  };
}

const { head, lineOf } = csvColumns<AuditEntry>([
  'id',
  'created_at',
  'actor',
  'role',
  'token',
  'address',
  'action',
  'subject_type',
  'subject_id',
  'subject_label',
  'before',
  'after',
  'request_id',
]);

function entryOf(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    actor: row.actor,
    actor_id: row.actorId,
    role: row.role as AuditEntry['role'],
    token: row.tokenName,
    address: row.address,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId === null ? null : Number(row.subjectId),
    subject_label: row.subjectLabel,
    before: row.before,
    after: row.after,
    request_id: row.requestId,
    created_at: row.createdAt.toISOString(),
  };
}
