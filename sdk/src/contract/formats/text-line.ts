/** Invisible characters: soft hyphens, zero-width spaces, marks and overrides of direction, and the like. A variation
 * selector stays where it chooses how a letter or an emoji looks. */
const invisible =
  /(?<![\p{Lo}\p{Extended_Pictographic}])\p{VS}(?!\u20E3)|(?![\p{VS}\u200C\u200D])\p{DI}|[\uFFF9-\uFFFB]/gu;

/** Joiners are invisible, too, except within an emoji and between letters without case: Persian and Indic scripts are
 * written with them. */
const joinsNothingBefore = /(?<![\p{Lo}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200C\u200D]/gu;
const joinsNothingAfter = /[\u200C\u200D](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/gu;

/** A text without invisible characters, which come along when people paste it.
 * @see docs/specification/decisions.md §13 (requests) */
export function visibleText(text: string): string {
  const seen = text.replaceAll(invisible, '').normalize('NFC');
  return seen.replaceAll(joinsNothingBefore, '').replaceAll(joinsNothingAfter, '').normalize('NFC');
}

/** A single-line text as stored: without invisible characters, and trimmed. Runs of spaces, line breaks, and control
 * characters become one space, and non-breaking hyphens ordinary ones. */
export function oneLine(text: string): string {
  return visibleText(text)
    .replaceAll(/[\s\p{Cc}\u2800]+/gu, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim();
}

/** A multi-line text as stored: without invisible characters, and trimmed. Control characters other than line breaks
 * and tabs become spaces. */
export function trimmed(text: string): string {
  return visibleText(text)
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
    .trim();
}

/** A file's name as stored and sent: on one line, without control characters. */
export function fileNameText(name: string): string {
  return oneLine(name.replaceAll(/\p{Cc}/gu, ''));
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
