/** A start tag: its name in lower case, and its attributes by lower-case names, as written. For a repeated attribute
 * the first one counts, as in browsers. */
export interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const tagStart = /<([a-z][^\s/>]*)/gi;

/** The start tags of some HTML, in order, read as browsers read them: an attribute in quotes ends at its quote,
 * whatever is in it, and a tag that never ends is not one. Each character is visited once, so time grows with the
 * text's length and no faster.
 * @param only - names of the tags to read, in lower case; what is within another tag then counts too. */
export function* startTags(html: string, only?: ReadonlySet<string>): Generator<StartTag> {
  let at = 0;
  for (;;) {
    tagStart.lastIndex = at;
    const found = tagStart.exec(html);
    if (found === null) return;
    at = tagStart.lastIndex;
    const name = (found[1] ?? '').toLowerCase();
    if (only?.has(name) === false) continue;
    const attributes = new Map<string, string>();
    at = readAttributes(html, at, attributes);
    if (at === -1) return;
    yield { name, attributes };
  }
}

/** @returns where the tag ends; -1 if it does not. */
function readAttributes(html: string, from: number, attributes: Map<string, string>): number {
  let at = from;
  for (;;) {
    at = skip(between, html, at);
    if (at === html.length) return -1;
    if (html[at] === '>') return at + 1;
    const nameEnd = skip(name, html, at + 1); // a name may start with any character
    const key = html.slice(at, nameEnd).toLowerCase();
    const equals = skip(space, html, nameEnd);
    const value = html[equals] === '=' ? valueAt(html, skip(space, html, equals + 1)) : { text: '', end: nameEnd };
    if (value === undefined) return -1;
    if (!attributes.has(key)) attributes.set(key, value.text);
    at = value.end;
  }
}

/** The value of an attribute; undefined if its quote is never closed. */
function valueAt(html: string, at: number): { text: string; end: number } | undefined {
  const quote = html[at];
  if (quote !== '"' && quote !== "'") {
    const end = skip(bare, html, at);
    return { text: html.slice(at, end), end };
  }
  const end = html.indexOf(quote, at + 1);
  return end === -1 ? undefined : { text: html.slice(at + 1, end), end: end + 1 };
}

const space = /\s*/y;
const between = /[\s/]*/y;
const name = /[^\s/>=]*/y;
const bare = /[^\s>]*/y;

/** Where the characters that match a pattern end. */
function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.exec(text);
  return pattern.lastIndex;
}
