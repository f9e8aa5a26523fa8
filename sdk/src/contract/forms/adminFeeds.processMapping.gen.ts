// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { idDerivationValues, itemFieldValues, listSeparatorValues, valueReadingValues } from '../enums.gen.ts';
import { oneLine } from '../formats/text-line.ts';
import { choice, either, fields, list, optional, record, text, type Form } from './fields.ts';

/** The body of `adminFeeds.processMapping` as application/json. */
export const form: Form<BodyAs<'adminFeeds.processMapping', 'application/json'>> = fields({
  upload_id: text({ empty: 'Please upload the file first', type: 'Upload id must be text', read: oneLine, max: [100, 'Upload id must have at most 100 characters'] }),
  mapping: optional(record(either({ string: text({ type: '{label} must be text', read: oneLine, max: [100, '{label} must have at most 100 characters'] }), object: fields({
      field: choice(itemFieldValues, { empty: 'Field is required', type: 'Field must be text', unknown: 'Field must be one of: external_id, title, thumbnail_url, url, embed_code, embed_url, video_url, preview_url, thumbnails, description, duration, tags, categories, performers, studio, published_at, expires_at, views, rating, language, quality, status' }),
      derive: optional(choice(idDerivationValues, { type: 'Derive must be text', unknown: 'Derive must be one of: last-number, query-id, after-embed, whole-url' })),
      split: optional(choice(listSeparatorValues, { type: 'Split must be text', unknown: 'Split must be one of | ; , / \\ : - _ . + & # ~ ^ * @ $ % = > ! • · ¦ 、 ， ； || ;; // :: -- __ ## ~~ ^^ && -> => >> <br>, or one of - / & + "and" with a space on each side, or a space, a tab, or a line break' })),
      as: optional(choice(valueReadingValues, { type: 'As must be text', unknown: 'As must be one of: seconds, milliseconds, m:ss, h:mm:ss, iso8601, epoch, epoch-ms, text' })),
    }, { type: '{label} must be an object' }), array: list(fields({
      field: choice(itemFieldValues, { empty: 'Field is required', type: 'Field must be text', unknown: 'Field must be one of: external_id, title, thumbnail_url, url, embed_code, embed_url, video_url, preview_url, thumbnails, description, duration, tags, categories, performers, studio, published_at, expires_at, views, rating, language, quality, status' }),
      derive: optional(choice(idDerivationValues, { type: 'Derive must be text', unknown: 'Derive must be one of: last-number, query-id, after-embed, whole-url' })),
      split: optional(choice(listSeparatorValues, { type: 'Split must be text', unknown: 'Split must be one of | ; , / \\ : - _ . + & # ~ ^ * @ $ % = > ! • · ¦ 、 ， ； || ;; // :: -- __ ## ~~ ^^ && -> => >> <br>, or one of - / & + "and" with a space on each side, or a space, a tab, or a line break' })),
      as: optional(choice(valueReadingValues, { type: 'As must be text', unknown: 'As must be one of: seconds, milliseconds, m:ss, h:mm:ss, iso8601, epoch, epoch-ms, text' })),
    }, { type: '{label} must be an object' }), { type: '{label} must be a list', min: [1, '{label} must have at least one entry'], max: [8, '{label} must have at most 8 entries'] }) }, { type: '{label} must be text or an object or a list' }), { type: 'Mapping must be an object', max: [256, 'Mapping must have at most 256 fields'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
