/** Letters that do not come apart into a plain one and its marks. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The slug for a page's title: only lowercase letters, digits, and hyphens; letters with marks become plain ones. Empty if
 * the title has none of them. @see docs/specification/part-2-admin-domains-bidding-pages.md §4 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    .trim()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
