import { moneyInWords } from '../../basics/money.rules.ts';
import { momentInWords } from '../../basics/moment.rules.ts';

/** How much of a day's budget is spent, and who is notified. Money is micro-dollars. */
export interface BudgetNews {
  readonly to: string;
  readonly firstName: string;
  readonly domainName: string;
  readonly spentMicros: number;
  readonly budgetMicros: number;
  readonly dayEnd: Date;
  /** To the domain's bidding screen. */
  readonly link: string;
}

/** The mail to a client when a daily budget is spent. */
export function budgetSpentMail(news: BudgetNews) {
  return mailOf(
    news,
    `The daily budget for ${news.domainName} is spent`,
    `${amounts(news)}. The domain will get no more clicks until its day ends.`,
  );
}

/** The mail to a client when 80 % of a daily budget is spent. */
export function budgetMostlySpentMail(news: BudgetNews) {
  return mailOf(
    news,
    `80% of the daily budget for ${news.domainName} is spent`,
    `${amounts(news)}. The domain gets clicks as long as what is left can pay its bid.`,
  );
}

function amounts({ domainName, spentMicros, budgetMicros }: BudgetNews): string {
  return `${domainName} has spent ${moneyInWords(spentMicros)} of its daily budget of ${moneyInWords(budgetMicros)}`;
}

function mailOf({ to, firstName, dayEnd, link }: BudgetNews, subject: string, news: string) {
  const end = `The day ends on ${momentInWords(dayEnd)}.`;
  const settings = 'You can turn off these emails in your settings.';
  return { to, subject, text: [`Hello ${firstName},`, '', news, end, '', link, '', settings].join('\n') };
}
