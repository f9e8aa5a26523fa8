import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as limits from './limits.ts';

const document: unknown = parse(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));

/** The value at a path of the document's components. */
function stated(path: string): unknown {
  return `components.${path}`
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], document);
}

it.each([
  ['schemas.BiddingChanges.properties.bid_amount.minimum', limits.bidAmount.min],
  ['schemas.BiddingChanges.properties.bid_amount.maximum', limits.bidAmount.max],
  ['schemas.BiddingChanges.properties.daily_budget.minimum', limits.dailyBudget.min],
  ['schemas.BiddingChanges.properties.daily_budget.maximum', limits.dailyBudget.max],
  ['schemas.AccountSetupForm.properties.password.minLength', limits.passwordMinLength],
  ['schemas.AccountSetupForm.properties.password.maxLength', limits.passwordMaxLength],
  ['schemas.PasswordChange.properties.password.minLength', limits.passwordMinLength],
  ['schemas.PasswordReset.properties.password.maxLength', limits.passwordMaxLength],
  ['schemas.SitePageForm.properties.meta_description.maxLength', limits.metaDescriptionMaxLength],
  ['schemas.FeedFileForm.properties.quote_char.maxLength', limits.quoteCharMaxLength],
  ['schemas.FeedUrlForm.properties.feed_url.maxLength', limits.urlMaxLength],
  ['schemas.ApiTokenForm.properties.expires_in_days.default', limits.apiTokenDays],
  ['schemas.ColumnCounts.properties.distinct.maximum', limits.distinctValuesCounted],
  ['parameters.Page.schema.maximum', limits.pageMax],
  ['parameters.PerPage.schema.maximum', limits.perPageMax],
])('the contract and the constants state the same limit: %s', (path, limit) => {
  expect(stated(path)).toBe(limit);
});

const specification = new URL('../../../docs/specification/', import.meta.url);
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const megabytes = (bytes: number) => String(bytes / 1_048_576);

it.each([
  [
    'part-1-public-and-client',
    `Feed file up to ${megabytes(limits.feedFileMaxBytes)}MB (${limits.feedFileMaxBytes} bytes)`,
  ],
  ['decisions', `${limits.feedFileMaxBytes.toLocaleString('en-US')} bytes, answered 413`],
  ['decisions', `small add-feed dialog keeps its own rule of ${megabytes(limits.adminFeedFileMaxBytes)} MB`],
  ['part-1-public-and-client', `License up to ${megabytes(limits.licenseMaxBytes)}MB (PNG, JPG, PDF)`],
  ['part-1-public-and-client', `stated to visitors: ${limits.reviewTimeText}`],
  ['decisions', `\`per_page\` (max ${limits.perPageMax})`],
  ['decisions', `a list answers up to ${limits.unpagedListMax.toLocaleString('en-US')} rows`],
  ['decisions', `${limits.signInFailuresMax} failures per name and address in ${limits.signInWindowMinutes} minutes`],
  ['decisions', `valid for ${limits.setupLinkDays} days, single use`],
  ['decisions', `an expiry (${limits.apiTokenDays} days by default)`],
  ['decisions', `in the last ${limits.stepUpMinutes} minutes; otherwise 403 \`${limits.stepUpRequiredCode}\``],
  ['decisions', `More than ${limits.importBadRowsPercent} % bad rows, over ${limits.importFewerRowsPercent} %`],
  ['decisions', `within ${limits.emailLinkHours} hours; until then`],
])('the specification (%s) and the constants state the same limit: %s', async (part, sentence) => {
  expect(plain(await readFile(new URL(`${part}.md`, specification), 'utf8'))).toContain(sentence);
});
