import type { Fields } from '@grt/sdk/document';
import { isBlankContent, parseDelimiter } from '@grt/sdk/rules';

/** Who sends a request in a test. */
export type SenderRole = 'client' | 'super_admin' | 'visitor';

type Repair = (body: Fields, role: SenderRole) => Fields;

/** What the contract has in words only (`openapi/shared.yaml`, "What a schema cannot say"), by operation: each makes a body
 * that its schema allows one that those words allow too. */
const repairs: Readonly<Record<string, Repair>> = {
  'auth.changePassword': freshPassword,
  'auth.resetPassword': freshPassword,
  'setup.createAccount': freshPassword,
  'setup.createAdministrator': freshPassword,
  'auth.updateProfile': (body, role) =>
    role === 'client' ? body : { ...without(body, ['website', 'timezone']), job_title: 'Lead' },
  'webhooks.create': ownEvents,
  'webhooks.update': ownEvents,
  'settings.updateReasons': differentNames,
  'pages.create': shownContent,
  'pages.update': shownContent,
  'bidding.update': agreeingBid,
  'clientFeeds.create': readableFeed,
  'clientFeeds.update': readableFeed,
  'clientFeeds.validate': readableFeed,
  'adminFeeds.create': readableFeed,
  'adminFeeds.createFromUrl': readableFeed,
  'adminFeeds.upload': readableFeed,
  'adminFeeds.update': readableFeed,
};

/** The body as the words of the contract allow it. */
export function asWritten(operation: string, body: Fields, role: SenderRole): Fields {
  const plain = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, visible(withoutPunycode(value))]),
  );
  return repairs[operation]?.(plain, role) ?? plain;
}

/** What begins as Punycode is hardly ever valid by IDNA when chance goes on with it. */
function withoutPunycode(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/xn--/gi, 'xn-x') : value;
}

/** A text without a visible character is refused where one is needed. */
function visible(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll(/[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu, 'x')
    : value;
}

function freshPassword(body: Fields): Fields {
  const password = `${String(body['password']).slice(0, 100)} and much more`;
  return { ...body, password, password_confirmation: password };
}

function ownEvents(body: Fields, role: SenderRole): Fields {
  return role === 'client' && body['events'] !== undefined ? { ...body, events: ['domain.approved'] } : body;
}

/** Every list with each name once. */
function differentNames(body: Fields): Fields {
  return Object.fromEntries(
    Object.entries(body).map(([kind, reasons]) => [
      kind,
      (reasons as readonly Fields[]).map(({ text }, index) => ({ name: `Reason ${String(index)}`, text })),
    ]),
  );
}

function shownContent(body: Fields): Fields {
  return isBlankContent(textOf(body['content']) ?? 'x') ? { ...body, content: '<p>Shown</p>' } : body;
}

function agreeingBid(body: Fields, role: SenderRole): Fields {
  const { bid_amount, cpm_unique_click_bid, bidding_status, is_active } = body;
  return {
    ...body,
    ...(bid_amount === undefined || cpm_unique_click_bid === undefined ? {} : { cpm_unique_click_bid: bid_amount }),
    ...(bidding_status === undefined || is_active === undefined ? {} : { is_active: bidding_status === 'active' }),
    ...(role === 'client' ? {} : { change_reason: 'Agreed by phone' }),
  };
}

function readableFeed(body: Fields): Fields {
  const delimiter = textOf(body['delimiter'] ?? body['csv_delimiter']) ?? ',';
  const parameters = textOf(body['url_parameters']);
  return {
    ...body,
    ...(body['csv_delimiter'] === undefined ? {} : { csv_delimiter: delimiter }),
    ...(parseDelimiter(delimiter) === body['quote_char'] ? { quote_char: "'" } : {}),
    ...(parameters === undefined ? {} : { url_parameters: parameters.slice(0, 300) }),
    // A line that the file has.
    ...(body['header_row'] === undefined ? {} : { has_header_row: true, header_row: 1 }),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function without(body: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}
