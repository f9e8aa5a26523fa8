/** A single-line text as stored: runs of whitespace, line breaks, and control characters become one space, and the ends
 * are trimmed. @see docs/specification/decisions.md §13 (requests) */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A multi-line text as stored. */
export function trimmed(text: string): string {
  return text.trim();
}

/** A text exactly as received. */
export function exact(text: string): string {
  return text;
}

/** How the contract says how to normalize a text (`x-text`): to one line by default, `lines` for several, `exact` for texts
 * that are kept verbatim, such as a password, and `json` for JSON, which is the only text that may have U+FFFD in it: in the
 * name of a feed's column. */
export const textKinds = { line: oneLine, lines: trimmed, exact, json: exact } as const;

export type TextKind = keyof typeof textKinds;
