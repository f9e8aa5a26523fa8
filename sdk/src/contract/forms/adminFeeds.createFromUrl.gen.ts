// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { delimiterValues, feedCategoryValues, feedTypeInputValues, lazyQuotesValues } from '../enums.gen.ts';
import { httpUrl } from '../formats/http-url.ts';
import { textEncoding } from '../formats/text-encoding.ts';
import { exact, oneLine, trimmed } from '../formats/text-line.ts';
import { choice, fields, nullable, number, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `adminFeeds.createFromUrl` as application/json. */
export const form: Form<BodyAs<'adminFeeds.createFromUrl', 'application/json'>> = fields({
  client_id: number({ empty: 'Please select a client', type: 'Please select a client', isWhole: true, min: [1, 'Client id must be at least 1'], max: [2147483647, 'Client id must be at most 2147483647'] }),
  feed_name: text({ empty: 'Please provide a feed name', type: 'Feed name must be text', read: oneLine, max: [200, 'Feed name must have at most 200 characters'] }),
  feed_description: optional(text({ type: 'Feed description must be text', read: trimmed, max: [2000, 'Feed description must have at most 2000 characters'] })),
  category: optional(choice(feedCategoryValues, { type: 'Category must be text', unknown: 'Please select a category for insert/update feeds' })),
  feed_url: text({ empty: 'Please provide a feed URL', type: 'Feed url must be text', read: oneLine, max: [2048, 'Feed url must have at most 2048 characters'], format: [httpUrl, 'Please provide a valid URL'] }),
  feed_type: optional(choice(feedTypeInputValues, { type: 'Feed type must be text', unknown: 'Feed type must be one of: insert_update, disabled, rss, json, xml, csv' })),
  delimiter: optional(choice(delimiterValues, { type: 'Delimiter must be text', unknown: 'Please choose comma, semicolon, pipe, or tab' })),
  domain_id: number({ empty: 'Please select a domain', type: 'Please select a domain', isWhole: true, min: [1, 'Domain id must be at least 1'], max: [2147483647, 'Domain id must be at most 2147483647'] }),
  quote_char: optional(text({ type: 'Quote char must be text', read: exact, max: [1, 'The quote character can be at most 1 character'] })),
  lazy_quotes: optional(choice(lazyQuotesValues, { type: 'Lazy quotes must be true or false or text', unknown: 'Lazy quotes must be one of: true, false, exact' })),
  has_header_row: optional(yesNo({ type: 'Has header row must be true or false' })),
  header_row: optional(number({ type: 'Please enter the line of the header row, 1 to 1,000', isWhole: true, min: [1, 'Please enter the line of the header row, 1 to 1,000'], max: [1000, 'Please enter the line of the header row, 1 to 1,000'] })),
  url_parameters: optional(text({ type: 'Url parameters must be text', read: exact, max: [1000, 'Url parameters must have at most 1000 characters'] })),
  record_path: optional(text({ type: 'Record path must be text', read: oneLine, max: [300, 'Record path must have at most 300 characters'] })),
  encoding: optional(text({ type: 'Encoding must be text', read: oneLine, max: [40, 'Encoding must have at most 40 characters'], format: [textEncoding, 'Please enter an encoding such as utf-8 or windows-1252'] })),
  refresh_interval_minutes: optional(nullable(number({ type: 'Please enter 15 to 10,080 minutes', isWhole: true, min: [15, 'Please enter 15 to 10,080 minutes'], max: [10080, 'Please enter 15 to 10,080 minutes'] }))),
}, { empty: 'Body is required', type: 'Body must be an object' });
