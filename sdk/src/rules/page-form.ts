import { z } from 'zod';
import { sitePageStatusValues, sitePageTypeValues } from '../contract/enums.gen.ts';
import { metaDescriptionMaxLength } from '../contract/limits.ts';
import { messages } from '../contract/messages.gen.ts';
import { filled } from './filled.ts';

const words = messages.SitePageForm;

/** The page editor's form. @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export const pageForm = z.object({
  title: filled(words.title.required),
  slug: filled(words.slug.required).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words.slug.pattern),
  content: filled(words.content.required),
  meta_description: z.string().max(metaDescriptionMaxLength, words.meta_description.maxLength),
  meta_keywords: z.string(),
  page_type: z.enum(sitePageTypeValues, words.page_type.enum),
  status: z.enum(sitePageStatusValues, words.status.enum),
  is_active: z.boolean(),
});
