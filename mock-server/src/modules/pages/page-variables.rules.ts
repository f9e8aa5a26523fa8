/** A word in curly braces. Only variable keys are replaced; other words are reported. */
const word = /\{([A-Za-z][\w-]{0,63})\}/g;

/** The most words that are reported, and the largest page that filling in can produce. As in the contract. */
const unknownMax = 500;
const filledMaxLength = 2_000_000;

/** The words in curly braces that are not variables, each once, in order of appearance. */
export function unknownWords(content: string, keys: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [, name = ''] of content.matchAll(word)) if (!keys.has(name)) found.add(name);
  return [...found].slice(0, unknownMax);
}

/** Replaces `{variables}` with their HTML-escaped values. A word without a value stays visible, and so do the last ones
 * on a page that would grow beyond 2,000,000 characters.
 * @param values - by key; null for a variable without a value. @see docs/specification/decisions.md §9 */
export function fillVariables(content: string, values: ReadonlyMap<string, string | null>): string {
  let length = content.length;
  return content.replaceAll(word, (whole, name: string) => {
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
