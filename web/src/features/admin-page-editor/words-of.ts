/** Words as they are written on a page. */
export const wordsOf = (words: readonly string[]): string => words.map((word) => `{${word}}`).join(', ');
