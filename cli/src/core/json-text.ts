import type { Paint, Tone } from './colors.ts';

/** How JSON looks. */
export interface JsonLook {
  /** Blanks per level; undefined for one line. */
  readonly indent: number | undefined;
  readonly paint: Paint;
}

/** A value as JSON, without a line end. */
export function jsonText(value: unknown, { indent, paint }: JsonLook): string {
  return paintJson(JSON.stringify(value, undefined, indent), paint);
}

/** A text ends at the end at the latest, so that the search takes linear time. */
const token = /("(?:[^"\\]|\\[^])*(?:"|\\?$))(:)?|true|false|null/g;

/** Colors JSON as it was written. */
export function paintJson(json: string, paint: Paint): string {
  return json.replaceAll(token, (word, text?: string, colon?: string) =>
    colon === undefined ? paint(toneOf(word), word) : `${paint('strong', text ?? '')}:`,
  );
}

function toneOf(word: string): Tone {
  if (word.startsWith('"')) return 'good';
  return word === 'null' ? 'dim' : 'waiting';
}
