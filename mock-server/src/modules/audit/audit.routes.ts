import type { AuditEntry } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { cursorMetaOf, idWindowOf } from '../../core/pagination.ts';
import type { AuditRow, AuditStore } from './audit.store.ts';

/** Who decided what, and when. @see docs/specification/decisions.md §3 */
export function auditHandlers({ audit }: { readonly audit: AuditStore }): Handlers<'audit.list'> {
  return {
    async 'audit.list'({ query }) {
      const filter = {
        ...query,
        subjectType: query.subject_type,
        subjectId: query.subject_id === undefined ? undefined : String(query.subject_id),
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
      };
      const { rows, total } = await audit.list(filter, idWindowOf(query));
      const meta = cursorMetaOf(query, { total, count: rows.length, lastKey: rows.at(-1)?.id });
      return { status: 200, body: { success: true, data: rows.map(entryOf), meta } };
    },
  };
}

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
