import type { ReviewHistory } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { DecidedRecordStore } from './decided-records.store.ts';
import { decisionActions, decisionIn, type ReviewedKind } from './decisions.rules.ts';

interface DecisionParts {
  readonly decidedRecords: DecidedRecordStore;
  readonly audit: Pick<AuditStore, 'about'>;
}

/** Decisions that are shown. */
const most = 50;

const missing: Readonly<Record<ReviewedKind, string>> = {
  registration: 'Registration not found',
  domain: 'Domain not found',
  feed: 'Feed not found',
};

/** What was decided before, as evidence for whoever decides now. @see docs/decisions/0024-evidence.md */
export function decisionHandlers(
  parts: DecisionParts,
): Handlers<'registrations.decisions' | 'domains.decisions' | 'adminFeeds.decisions'> {
  const reply = async (kind: ReviewedKind, id: number) => {
    return { status: 200 as const, body: { success: true as const, data: await historyOf(parts, kind, id) } };
  };
  return {
    'registrations.decisions': ({ path }) => reply('registration', path.id),
    'domains.decisions': ({ path }) => reply('domain', path.id),
    'adminFeeds.decisions': ({ path }) => reply('feed', path.id),
  };
}

/** @throws Refusal 404 */
async function historyOf(
  { decidedRecords, audit }: DecisionParts,
  kind: ReviewedKind,
  id: number,
): Promise<ReviewHistory> {
  const found = await decidedRecords.find(kind, id);
  if (!found) throw new Refusal(404, missing[kind]);
  const ids = found.records.map((record) => record.id);
  const entries = await audit.about({ type: kind, ids }, { actions: decisionActions[kind], limit: most });
  const deleted = new Set(found.records.flatMap((record) => (record.isDeleted ? [record.id] : [])));
  return { decisions: entries.map((entry) => decisionIn(entry, deleted)), others: found.others };
}
