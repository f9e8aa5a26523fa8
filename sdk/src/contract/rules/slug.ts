/** The slug that a page's title makes: lower case, letters, digits and hyphens alone. Empty when the title has none of
 * them. @see docs/specification/part-2-admin-domains-bidding-pages.md §4 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
