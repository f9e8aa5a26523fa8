import { createAuditStore } from '../modules/audit/audit.store.ts';
import type { TestServer } from '../testing.ts';

/** The newest entry of the audit log for an action. */
export async function lastAudit(server: TestServer, action: string) {
  const { database, clock } = server.platform;
  return (await createAuditStore(database, clock).list({ action }, { offset: 0, limit: 1 })).rows[0];
}
