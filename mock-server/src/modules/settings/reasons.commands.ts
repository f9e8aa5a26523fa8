import type { RejectionReasons, RejectionReasonsChanges } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import type { Platform } from '../../core/platform.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { ReasonStore } from './reasons.store.ts';

export interface ReasonParts extends Pick<Platform, 'database'> {
  readonly reasons: ReasonStore;
  readonly audit: AuditStore;
}

/** Changes the common reasons for rejections, in one transaction with the audit entry. */
export function changeReasons(
  { database, reasons, audit }: ReasonParts,
  changes: RejectionReasonsChanges,
  actor: SignedIn,
): Promise<RejectionReasons> {
  return database.transaction(async () => {
    const { before, after } = await reasons.change(changes, actor.principal.username);
    await audit.record({
      action: 'settings.updateReasons',
      actor,
      subject: { type: 'settings' },
      ...changedFields(before, after),
    });
    return after;
  });
}
