import { asc } from 'drizzle-orm';
import type { AuditEvent } from '../modules/audit/audit.store.ts';
import type { Services } from '../services.ts';
import { registrations } from '../tables/registrations.tables.ts';

const dayMs = 86_400_000;

/** Audit entries for the initial applications, each at its time between the other events.
 * @param past - the services whose clock moves through the history. */
export async function applicationEvents(
  past: Pick<Services, 'database' | 'clock' | 'audit' | 'accounts'>,
): Promise<{ readonly daysAgo: number; readonly live: () => Promise<void> }[]> {
  const { database, clock, audit, accounts } = past;
  const found = await accounts.findByName('admin');
  if (!found) throw new Error('The demo has no admin');
  const { id, role } = found.account;
  const admin = { kind: 'session' as const, credential_id: 0, account_id: id, username: 'admin', role };
  const rows = await database.current().select().from(registrations).orderBy(asc(registrations.createdAt));
  const nowMs = clock.now().getTime();
  const entry = (at: Date, event: Omit<AuditEvent, 'subject'>, row: (typeof rows)[number]) => ({
    daysAgo: (nowMs - at.getTime()) / dayMs,
    live: () => audit.record({ ...event, subject: { type: 'registration', id: row.id, label: row.applicationId } }),
  });
  return rows.flatMap((row) => {
    const submitted = entry(row.createdAt, { action: 'registrations.submit', actor: { address: '192.0.2.10' } }, row);
    if (row.reviewedAt === null) return [submitted];
    const action = row.status === 'approved' ? 'registrations.approve' : 'registrations.reject';
    const after = { status: row.status, admin_notes: row.adminNotes, client_id: row.clientId };
    const decided = { action, actor: { principal: admin, address: '192.0.2.1' }, before: { status: 'pending' }, after };
    return [submitted, entry(row.reviewedAt, decided, row)];
  });
}
