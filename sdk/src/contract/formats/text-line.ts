/** A text of one line as it is kept: runs of white space, line breaks and control characters become one space, and none is
 * left at its ends. @see docs/specification/decisions.md §13 (requests) */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A text of several lines as it is kept. */
export function trimmed(text: string): string {
  return text.trim();
}

/** A text as it came. */
export function exact(text: string): string {
  return text;
}

/** How the contract says what a text may hold (`x-text`): one line unless it says otherwise, `lines` for several, and
 * `exact` for what is kept to the letter, such as a password. */
export const textKinds = { line: oneLine, lines: trimmed, exact } as const;

export type TextKind = keyof typeof textKinds;
