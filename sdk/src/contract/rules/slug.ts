/** The slug for a page's title: only lowercase letters, digits, and hyphens. Empty if the title has none of them. @see
 * docs/specification/part-2-admin-domains-bidding-pages.md §4 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
