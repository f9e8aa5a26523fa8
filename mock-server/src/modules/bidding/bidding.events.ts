import { dollarsOf } from '../../basics/money.rules.ts';
import type { NewWebhookEvent } from '../webhooks/webhooks.rules.ts';
import type { SpentDay } from './budget-mails.store.ts';

/** What webhooks are told about a spent budget: once per domain, day, and amount, whether or not anyone wants the mail
 * about it. */
export function budgetSpent(day: SpentDay): NewWebhookEvent {
  const { kind, domainId, domainName, clientId, dayStart, dayEnd, spentMicros, budgetMicros } = day;
  const type = kind === 'spent' ? 'budget.spent' : 'budget.mostly_spent';
  return {
    type,
    clientId,
    onceKey: `${type}:${String(domainId)}:${dayStart.toISOString()}`,
    data: {
      domain_id: domainId,
      domain_name: domainName,
      client_id: clientId,
      daily_budget: dollarsOf(budgetMicros),
      spent: dollarsOf(spentMicros),
      day_start: dayStart.toISOString(),
      day_end: dayEnd.toISOString(),
    },
  };
}
