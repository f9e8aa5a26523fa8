/** A pattern for ILIKE that finds the text anywhere, its own wildcards taken literally. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
