import type { Platform } from '../../core/platform.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { EventRecorder } from '../webhooks/webhook-events.store.ts';
import { budgetSpent } from './bidding.events.ts';
import { budgetMostlySpentMail, budgetSpentMail } from './bidding.mail.ts';
import type { BudgetMailStore, SpentDay } from './budget-mails.store.ts';
import type { BiddingReader } from './bidding-reader.ts';
import { nextRelease, releaseOf } from './market-release.rules.ts';
import type { MarketReleaseStore } from './market-release.store.ts';

/** Name under which the schedule records the market figures that clients get. */
export const releaseCommand = 'bidding:release-figures';

/** Name under which the schedule mails about spent budgets. */
export const budgetMailCommand = 'bidding:mail-budgets';

interface Parts extends BudgetMailParts {
  readonly queue: Platform['queue'];
  readonly bidding: Pick<BiddingReader, 'now' | 'present'>;
  readonly releases: MarketReleaseStore;
}

/** To be called before the queue is started. */
export function scheduleBidding(parts: Parts): void {
  parts.queue.schedule(releaseCommand, '0 * * * *', 'UTC', async () =>
    (await takeRelease(parts))
      ? 'The figures of the market are kept; clients get them in an hour'
      : 'The figures would reveal what one company did, or too few companies take part: clients keep those they have',
  );
  parts.queue.schedule(budgetMailCommand, '* * * * *', 'UTC', async () => {
    const sent = await mailSpentBudgets(parts);
    return sent === 0 ? 'No budget to write about' : `Mails about budgets: ${String(sent)}`;
  });
}

interface BudgetMailParts extends Pick<Platform, 'database' | 'clock' | 'mailer' | 'publicUrl'> {
  readonly accounts: Pick<AccountStore, 'findOfClient'>;
  readonly budgetMails: BudgetMailStore;
  readonly webhookEvents: EventRecorder;
}

/** Tells webhooks, and mails clients who asked for it, when 80 % of a daily budget is spent, and when all of it is: each
 * at most once per day and domain.
 * @returns how many mails were sent. */
export async function mailSpentBudgets(parts: BudgetMailParts): Promise<number> {
  let sent = 0;
  for (const day of await parts.budgetMails.due(parts.clock.now())) {
    await parts.database.transaction(() => parts.webhookEvents.record(budgetSpent(day)));
    sent += (await mailBudget(parts, day)) ? 1 : 0;
  }
  return sent;
}

async function mailBudget(
  { database, clock, mailer, publicUrl, accounts, budgetMails }: BudgetMailParts,
  day: SpentDay,
): Promise<boolean> {
  const client = await accounts.findOfClient(day.clientId);
  if (client?.account.notifications.budget_exhausted !== true) return false;
  const { email: to, firstName } = client.account;
  const link = `${publicUrl()}/client/domains/${String(day.domainId)}/bidding`;
  const mail = day.kind === 'spent' ? budgetSpentMail : budgetMostlySpentMail;
  return database.transaction(async () => {
    if (!(await budgetMails.mark(day, clock.now()))) return false;
    await mailer.send(mail({ ...day, to, firstName, link }));
    return true;
  });
}

/** Records the market figures that clients get in an hour, unless they keep those that they have (nextRelease).
 * @returns whether they were stored. */
export async function takeRelease({ bidding, releases }: Pick<Parts, 'bidding' | 'releases'>): Promise<boolean> {
  const takenAtMs = bidding.now().getTime();
  const [{ open }, daySpent, exact] = await Promise.all([
    bidding.present(),
    releases.daySpent(takenAtMs),
    releases.latestExact(),
  ]);
  const release = nextRelease(releaseOf(open, daySpent, takenAtMs), exact);
  if (!release) return false;
  await releases.keep(release);
  return true;
}
