/** A word in curly braces. Only keys of variables are replaced on a page; other words are reported. */
const word = /\{([A-Za-z][\w-]{0,63})\}/g;

/** The most words that are reported, as in the contract. */
const unknownMax = 500;

/** A word in curly braces on a page. */
export interface PageWord {
  readonly name: string;
  /** Where its opening brace is, in UTF-16 units. */
  readonly at: number;
}

/** Every word in curly braces, in order of appearance. @see docs/specification/decisions.md §9 */
export function pageWords(content: string): PageWord[] {
  return [...content.matchAll(word)].map(({ 1: name = '', index: at }) => ({ name, at }));
}

/** The words in curly braces that are not variables, each at its first place, in order of appearance; at most 500. */
export function unknownWords(content: string, keys: ReadonlySet<string>): PageWord[] {
  const found = new Map<string, PageWord>();
  for (const one of pageWords(content)) if (!keys.has(one.name) && !found.has(one.name)) found.set(one.name, one);
  return [...found.values()].slice(0, unknownMax);
}

/** Replaces the words in curly braces.
 * @param replace - what comes in place of a word, braces included. */
export function replacePageWords(content: string, replace: (whole: string, name: string) => string): string {
  return content.replaceAll(word, replace);
}
