import type { ClickEntry } from '@grt/sdk/contract';
import { dollarsOf } from '../../basics/money.rules.ts';
import { momentInWords } from '../../basics/moment.rules.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import { createBookStore } from './books.store.ts';
import { createClickJournal, type ClickJournal, type JournalEntry } from './click-journal.store.ts';

interface Parts extends Pick<Platform, 'database' | 'clock'> {
  readonly audit: AuditStore;
}

/** Takes back what a click was charged: the journal gets a correction, and the books of the day follow, in one
 * transaction.
 * @throws Refusal 404, and 409 when it was already corrected or is a correction. */
export async function correctClick(
  { database, clock, audit }: Parts,
  id: number,
  { reason, actor }: { readonly reason: string; readonly actor: Actor },
): Promise<JournalEntry> {
  const journal = createClickJournal(database);
  const first = await journal.find(id);
  if (!first) throw new Refusal(404, 'Click not found');
  const { domainId, clickedAt } = first;
  const span = { atMs: clickedAt.getTime(), visitors: 'none', isAnyDomain: true } as const;
  return createBookStore(database).work([domainId], span, async ([book]) => {
    const { id: _, correctedBy: __, ...click } = await requireUncorrected(journal, id);
    const { feedId, country, amountMicros } = click;
    book?.takeBack({ atMs: span.atMs, feedId, country, source: 'visit' }, amountMicros);
    const correction = await journal.add({
      ...click,
      corrects: id,
      amountMicros: -amountMicros,
      reason,
      madeBy: actor.principal?.username ?? 'system',
      createdAt: clock.now(),
    });
    await audit.record({
      action: 'bidding.correctClick',
      actor,
      subject: { type: 'domain', id: domainId, label: book?.facts.domainName },
      before: { click_id: id, amount: dollarsOf(amountMicros) },
      after: { correction_id: correction.id, amount: 0, reason },
    });
    return { ...correction, correctedBy: null };
  });
}

/** The click, read with its domain locked: of two corrections at the same time, the second finds the first. */
async function requireUncorrected(journal: ClickJournal, id: number): Promise<JournalEntry> {
  const click = await journal.find(id);
  if (!click) throw new Refusal(404, 'Click not found');
  const refusal = (message: string, current: Record<string, unknown>) =>
    new Refusal(409, message, { code: 'already_decided', current });
  if (click.corrects !== null)
    throw refusal('This entry is a correction itself. Please choose a click.', { corrects: click.corrects });
  if (click.correctedBy === null) return click;
  const correction = await journal.find(click.correctedBy);
  const when = correction ? ` by ${correction.madeBy ?? 'system'} on ${momentInWords(correction.createdAt)}` : '';
  throw refusal(`This click was already corrected${when}.`, { corrected_by: click.correctedBy });
}

/** An entry as it goes over the wire. */
export function clickEntryOf(row: JournalEntry): ClickEntry {
  return {
    id: row.id,
    kind: row.corrects === null ? 'click' : 'correction',
    corrects: row.corrects,
    corrected_by: row.correctedBy,
    domain_id: row.domainId,
    clicked_at: row.clickedAt.toISOString(),
    feed_id: row.feedId,
    country: row.country,
    amount: dollarsOf(row.amountMicros),
    reason: row.reason,
    made_by: row.madeBy,
    created_at: row.createdAt.toISOString(),
  };
}
