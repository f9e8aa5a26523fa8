import { unknownWords } from '@grt/sdk/rules';

/** A word in curly braces that no variable has as its key. */
export interface UnknownVariable {
  readonly name: string;
  /** Where it is first, counting the lines of the HTML from 1. */
  readonly line: number;
  /** The key that was perhaps meant. */
  readonly meant: string | undefined;
}

/** The words on a page that are not variables, in order of appearance. */
export function unknownVariables(html: string, keys: readonly string[]): readonly UnknownVariable[] {
  let line = 1;
  let counted = 0;
  return unknownWords(html, new Set(keys)).map(({ name, at }) => {
    for (; counted < at; counted += 1) if (html[counted] === '\n') line += 1;
    return { name, line, meant: nearest(name, keys) };
  });
}

/** The key that is closest to a word, if it is so close that a slip explains the difference. */
function nearest(name: string, keys: readonly string[]): string | undefined {
  const most = name.length < 4 ? 1 : 2;
  const [best] = keys
    .map((key) => ({ key, slips: slipsBetween(plain(name), plain(key)) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  return best?.key;
}

const plain = (key: string) => key.toLowerCase().replaceAll('-', '_');

/** How many letters are missing, too many, wrong, or swapped with the next one. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (now[at - 1] ?? 0) + 1,
        (last[at] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? 0;
}
