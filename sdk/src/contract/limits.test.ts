import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as limits from './limits.ts';

const document: unknown = parse(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));

/** The value at a path of the document's schemas. */
function stated(path: string): unknown {
  return `components.schemas.${path}`
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], document);
}

it.each([
  ['BiddingChanges.properties.bid_amount.minimum', limits.bidAmount.min],
  ['BiddingChanges.properties.bid_amount.maximum', limits.bidAmount.max],
  ['BiddingChanges.properties.daily_budget.minimum', limits.dailyBudget.min],
  ['BiddingChanges.properties.daily_budget.maximum', limits.dailyBudget.max],
  ['AccountSetupForm.properties.password.minLength', limits.passwordMinLength],
  ['AccountSetupForm.properties.password.maxLength', limits.passwordMaxLength],
  ['PasswordChange.properties.password.minLength', limits.passwordMinLength],
  ['PasswordReset.properties.password.maxLength', limits.passwordMaxLength],
  ['SitePageForm.properties.meta_description.maxLength', limits.metaDescriptionMaxLength],
  ['FeedFileForm.properties.quote_char.maxLength', limits.quoteCharMaxLength],
  ['FeedUrlForm.properties.feed_url.maxLength', limits.urlMaxLength],
  ['ApiTokenForm.properties.expires_in_days.default', limits.apiTokenDays],
])('the contract and the constants state the same limit: %s', (path, limit) => {
  expect(stated(path)).toBe(limit);
});
