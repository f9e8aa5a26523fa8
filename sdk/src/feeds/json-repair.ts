import { withoutComments } from './json-comments.ts';
import { tellable } from './row-problem.ts';

/** Something in a JSON text that JSON does not have. `at`: its position in the text. */
export interface JsonOddity {
  readonly what: string;
  readonly at: number;
}

/** Strings, brackets and commas, and everything else. An unterminated string also counts as one. */
const token = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]|[^\s{}[\],:"]+/g;
/** Words that other languages write where JSON has something else, or nothing. */
const words: ReadonlyMap<string, string> = new Map([
  ['NaN', 'null'],
  ['Infinity', 'null'],
  ['-Infinity', 'null'],
  ['+Infinity', 'null'],
  ['undefined', 'null'],
  ['None', 'null'],
  ['True', 'true'],
  ['False', 'false'],
]);
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const control = /[\u0000-\u001f]/g;

/** Rewrites a text that is not JSON as JSON where it can mean only one thing: comments and commas at the end of a list
 * are left out, `NaN` and the like are null, and line breaks within strings are escaped.
 * @returns the text, and what was changed, in order. The text may still not be JSON. */
export function repairJson(source: string): { readonly text: string; readonly oddities: readonly JsonOddity[] } {
  const text = withoutComments(source);
  const oddities: JsonOddity[] = [];
  if (text !== source) oddities.push({ what: 'a comment', at: firstDifference(source, text) });
  let repaired = '';
  let done = 0;
  let comma = -1;
  let before = '';
  for (const { 0: found, index } of text.matchAll(token)) {
    if (comma !== -1 && (found === '}' || found === ']')) {
      oddities.push({ what: `a comma before ${found}`, at: comma });
      repaired = `${repaired}${text.slice(done, comma)} `;
      done = comma + 1;
    }
    comma = found === ',' && !/^[[{,:]?$/.test(before) ? index : -1;
    before = found;
    const meant = meantBy(found);
    if (meant === found) continue;
    oddities.push({ what: found.startsWith('"') ? 'a control character within a string' : found, at: index });
    repaired += text.slice(done, index) + meant;
    done = index + found.length;
  }
  return { text: repaired + text.slice(done), oddities: oddities.toSorted((one, other) => one.at - other.at) };
}

function meantBy(found: string): string {
  if (!found.startsWith('"')) return words.get(found) ?? found;
  return found.replace(control, (character) => JSON.stringify(character).slice(1, -1));
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return at;
}

/** The first token that no JSON has, such as a word without quotes. */
export function strangeToken(text: string): JsonOddity | undefined {
  for (const { 0: found, index } of text.matchAll(token)) {
    if (/^(?:["{}[\],:]|-?\d|true$|false$|null$)/.test(found)) continue;
    return { what: tellable(found.slice(0, 40)), at: index };
  }
  return undefined;
}

/** A key that an object has twice, with different values: only its author knows which one counts. Keys of the same value
 * are no matter. */
export function ambiguousKey(text: string): JsonOddity | undefined {
  const open: { readonly values: Map<string, string> | undefined; key: string | undefined; from: number }[] = [];
  let last: { readonly text: string; readonly at: number } = { text: '', at: 0 };
  let doubled: JsonOddity | undefined;
  const endValue = (end: number): void => {
    const object = open.at(-1);
    if (object?.values === undefined || object.key === undefined) return;
    const value = text.slice(object.from, end).trim();
    const before = object.values.get(object.key);
    if (before !== undefined && before !== value) doubled ??= { what: object.key, at: object.from };
    object.values.set(object.key, value);
    object.key = undefined;
  };
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '{' || found === '[') {
      open.push({ values: found === '{' ? new Map() : undefined, key: undefined, from: 0 });
    } else if (found === '}' || found === ']') {
      endValue(index);
      open.pop();
    } else if (found === ',') {
      endValue(index);
    } else if (found === ':') {
      const object = open.at(-1);
      if (object !== undefined) Object.assign(object, { key: last.text, from: index + 1 });
    } else {
      last = { text: found, at: index };
    }
    if (doubled !== undefined) return doubled;
  }
  return undefined;
}
