// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { sitePageStatusValues, sitePageTypeValues } from '../enums.gen.ts';
import { dateTime } from '../formats/date-time.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { choice, fields, nullable, number, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `pages.update` as application/json. */
export const form: Form<BodyAs<'pages.update', 'application/json'>> = fields({
  title: text({ empty: 'Please enter a page title.', type: 'Title must be text', read: oneLine, max: [200, 'Title must have at most 200 characters'] }),
  slug: text({ empty: 'Please enter a page slug.', type: 'Slug must be text', read: oneLine, max: [200, 'Slug must have at most 200 characters'], pattern: [/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Please use lowercase letters, digits, and single hyphens in the slug.'] }),
  content: text({ empty: 'Please enter page content.', type: 'Content must be text', read: exact, max: [500000, 'Please shorten the content to 500,000 characters.'] }),
  meta_description: optional(nullable(text({ type: 'Meta description must be text', read: oneLine, max: [160, 'Please shorten the meta description to 160 characters.'] }))),
  meta_keywords: optional(nullable(text({ type: 'Meta keywords must be text', read: oneLine, max: [500, 'Meta keywords must have at most 500 characters'] }))),
  page_type: optional(choice(sitePageTypeValues, { type: 'Page type must be text', unknown: 'Please choose custom, legal, policy, or info.' })),
  status: optional(choice(sitePageStatusValues, { type: 'Status must be text', unknown: 'Please choose draft, published, or archived.' })),
  is_active: optional(yesNo({ type: 'Is active must be true or false' })),
  version: optional(number({ type: 'Version must be a whole number', isWhole: true, min: [1, 'Version must be at least 1'], max: [2147483647, 'Version must be at most 2147483647'] })),
  updated_at: optional(text({ type: 'Updated at must be text', read: oneLine, max: [40, 'Updated at must have at most 40 characters'], format: [dateTime, 'Updated at must be a time such as 2026-11-20T14:05:00Z'] })),
}, { empty: 'Body is required', type: 'Body must be an object' });
