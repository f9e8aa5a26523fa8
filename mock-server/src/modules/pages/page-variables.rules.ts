import { replacePageWords } from '@grt/sdk/rules';

/** The largest page that filling in can produce. As in the contract. */
const filledMaxLength = 2_000_000;

/** Replaces `{variables}` with their HTML-escaped values. A word without a value stays visible, and so do the last ones
 * on a page that would grow beyond 2,000,000 characters.
 * @param values - by key; null for a variable without a value. @see docs/specification/decisions.md §9 */
export function fillVariables(content: string, values: ReadonlyMap<string, string | null>): string {
  let length = content.length;
  return replacePageWords(content, (whole, name) => {
    const value = values.get(name);
    if (value === undefined || value === null) return whole;
    const escaped = escapeHtml(value);
    if (length - whole.length + escaped.length > filledMaxLength) return whole;
    length += escaped.length - whole.length;
    return escaped;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
