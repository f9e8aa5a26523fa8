// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { exact, oneLine } from '../formats/text-line.ts';
import { choice, fields, nullable, optional, text, yesNo, type Form } from './fields.ts';

/** The body of `pages.create` as application/json. */
export const form: Form<BodyAs<'pages.create', 'application/json'>> = fields({
  title: text({ empty: 'Please enter a page title.', type: 'Title must be text', read: oneLine, max: [200, 'Title must have at most 200 characters'] }),
  slug: text({ empty: 'Please enter a page slug.', type: 'Slug must be text', read: oneLine, max: [200, 'Slug must have at most 200 characters'], pattern: [/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Please use lowercase letters, digits, and single hyphens in the slug.'] }),
  content: text({ empty: 'Please enter page content.', type: 'Content must be text', read: exact, max: [500000, 'Please shorten the content to 500,000 characters.'] }),
  meta_description: optional(nullable(text({ type: 'Meta description must be text', read: oneLine, max: [160, 'Please shorten the meta description to 160 characters.'] }))),
  meta_keywords: optional(nullable(text({ type: 'Meta keywords must be text', read: oneLine, max: [500, 'Meta keywords must have at most 500 characters'] }))),
  page_type: optional(choice(['custom', 'legal', 'policy', 'info'], { type: 'Page type must be text', unknown: 'Please choose custom, legal, policy, or info.' })),
  status: optional(choice(['draft', 'published', 'archived'], { type: 'Status must be text', unknown: 'Please choose draft, published, or archived.' })),
  is_active: optional(yesNo({ type: 'Is active must be true or false' })),
}, { empty: 'Body is required', type: 'Body must be an object' });
