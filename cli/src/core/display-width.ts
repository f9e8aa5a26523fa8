import { stripVTControlCharacters } from 'node:util';

/** Created on first use: loading the language data takes a while. */
const segmenter = (): Intl.Segmenter => (made ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
let made: Intl.Segmenter | undefined;
const invisible = /^[\p{Control}\p{Mark}\p{Default_Ignorable_Code_Point}]*$/u;
const emoji = /\p{Emoji_Presentation}|\u{fe0f}/u;
/** East Asian wide and fullwidth blocks, roughly: Hangul, Kana, Han, and the fullwidth forms. */
const wide =
  /[\u{1100}-\u{115f}\u{2e80}-\u{303e}\u{3041}-\u{a4cf}\u{a960}-\u{a97c}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}\u{ffe0}-\u{ffe6}\u{20000}-\u{3fffd}]/u;

/**
 * The number of columns a text occupies on a terminal: 2 for an ideograph or an emoji, 0 for a combining mark or a
 * color code.
 */
export function displayWidth(text: string): number {
  if (/^[\u{20}-\u{7e}]*$/u.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter().segment(stripVTControlCharacters(text))) {
    if (invisible.test(segment)) continue;
    width += emoji.test(segment) || wide.test(segment) ? 2 : 1;
  }
  return width;
}

/** A text as lines of at most `columns`, broken anywhere. Only for text without color codes. */
export function brokenToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let lines = '';
  let width = 0;
  for (const { segment } of segmenter().segment(text)) {
    const next = displayWidth(segment);
    const isFull = width > 0 && width + next > columns;
    lines += isFull ? `\n${segment}` : segment;
    width = isFull ? next : width + next;
  }
  return lines;
}

/** Truncates a text to `columns`, ending with `…`. Only for text without color codes. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const { segment } of segmenter().segment(text)) {
    const next = displayWidth(segment);
    if (width + next > columns - 1) break;
    kept += segment;
    width += next;
  }
  return `${kept}…`;
}
