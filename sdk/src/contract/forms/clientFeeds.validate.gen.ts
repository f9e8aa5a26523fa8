// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { delimiterValues, feedTypeInputValues, lazyQuotesValues } from '../enums.gen.ts';
import { textEncoding } from '../formats/text-encoding.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { choice, fields, file, number, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `clientFeeds.validate` as multipart/form-data. */
export const form: Form<BodyAs<'clientFeeds.validate', 'multipart/form-data'>> = fields({
  feed_type: optional(choice(feedTypeInputValues, { type: 'Feed type must be text', unknown: 'Feed type must be one of: insert_update, disabled, rss, json, xml, csv' })),
  delimiter: optional(choice(delimiterValues, { type: 'Delimiter must be text', unknown: 'Please choose comma, semicolon, pipe, or tab' })),
  quote_char: optional(text({ type: 'Quote char must be text', read: exact, max: [1, 'The quote character can be at most 1 character'] })),
  lazy_quotes: optional(choice(lazyQuotesValues, { type: 'Lazy quotes must be true or false or text', unknown: 'Lazy quotes must be one of: true, false, exact' })),
  has_header_row: optional(yesNo({ type: 'Has header row must be true or false' })),
  header_row: optional(number({ type: 'Please enter the line of the header row, 1 to 1,000', isWhole: true, min: [1, 'Please enter the line of the header row, 1 to 1,000'], max: [1000, 'Please enter the line of the header row, 1 to 1,000'] })),
  url_parameters: optional(text({ type: 'Url parameters must be text', read: exact, max: [1000, 'Url parameters must have at most 1000 characters'] })),
  record_path: optional(text({ type: 'Record path must be text', read: oneLine, max: [300, 'Record path must have at most 300 characters'] })),
  encoding: optional(text({ type: 'Encoding must be text', read: oneLine, max: [40, 'Encoding must have at most 40 characters'], format: [textEncoding, 'Please enter an encoding such as utf-8 or windows-1252'] })),
  mapping: optional(text({ type: 'Mapping must be text', read: exact, max: [100000, 'Mapping must have at most 100000 characters'] })),
  file: file({ empty: 'Please select a file to upload', type: 'Please select a CSV, JSON, or XML file', endings: ['csv', 'json', 'xml', 'txt', 'gz'], maxBytes: [52428800, 'File size must be less than 50MB'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });
