import { delimiters } from '../limits.ts';

/** The delimiter's character, given as such or by its name (comma, semicolon, pipe, tab); undefined for anything else.
 * @see docs/specification/decisions.md §7 */
export function parseDelimiter(text: string): string | undefined {
  const found = Object.entries(delimiters).find(
    ([name, character]) => text === character || text.trim().toLowerCase() === name,
  );
  return found?.[1];
}
