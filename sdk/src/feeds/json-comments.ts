/** Recognizes comments, which is not valid JSON but people write, character by character outside of strings. */
export class JsonComments {
  #state: 'outside' | 'slash' | 'line' | 'block' | 'star' = 'outside';

  /** The next character belongs to a comment, or may. */
  get isOpen(): boolean {
    return this.#state !== 'outside';
  }

  /** Whether a character belongs to a comment, its slash included. A slash that begins none does, too: only a parser
   * can say what is wrong with it. */
  takes(char: string): boolean {
    const state = this.#state;
    if (state === 'outside') this.#state = char === '/' ? 'slash' : 'outside';
    else if (state === 'slash') this.#state = char === '/' ? 'line' : char === '*' ? 'block' : 'outside';
    else if (state === 'line') this.#state = char === '\n' ? 'outside' : 'line';
    else if (state === 'star' && char === '/') this.#state = 'outside';
    else this.#state = char === '*' ? 'star' : 'block';
    return this.#state !== 'outside' || state === 'line' || state === 'star';
  }
}

/** Strings, where nothing is a comment, and comments; one that does not end goes on to the end of the text. After a colon
 * or an apostrophe two slashes are part of an address without quotation marks. */
const stringOrComment = /"(?:[^"\\]|\\[\s\S])*"?|(?<![:'])\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** A JSON text with spaces in place of its comments, so that every position stays what it is. */
export function withoutComments(text: string): string {
  return text.replace(stringOrComment, (found) => (found.startsWith('"') ? found : found.replace(/[^\n]/g, ' ')));
}
