import { messagesOfSitePageForm } from '../messages.gen.ts';
import type { FormErrors } from './form-rule.ts';

const words = messagesOfSitePageForm;

/** Words used in URLs of the app and the API. */
const reservedSlugs = new Set(['admin', 'api', 'create', 'edit', 'list', 'new', 'preview', 'variables']);

/** Checks for a slug that pages may use, and for visible content. @see docs/specification/decisions.md §9 */
export function pageErrors({ slug, content }: { slug?: string; content?: string }): FormErrors {
  return {
    ...(slug !== undefined && reservedSlugs.has(slug) ? { slug: [words.slug.reserved] } : {}),
    ...(content !== undefined && isBlankContent(content) ? { content: [words.content.required] } : {}),
  };
}

/** Whether a page's HTML shows nothing: no text, picture, or line. */
export function isBlankContent(html: string): boolean {
  if (/<(img|hr)\b/i.test(html)) return false;
  return html.replaceAll(/<[^<>]*>|&nbsp;|\u00a0|\s/g, '') === '';
}
