import { parsedUrl } from '@grt/sdk/formats/parsed-url';

/** A domain as people write it: names stored in ASCII are decoded, `xn--mnchen-3ya.example` as `münchen.example`.
 * A label that does not lead back to the same name, or mixes scripts, stays as it is stored: it could pass for another. */
export function shownDomain(name: string): string {
  if (!name.includes('xn--')) return name;
  const decoded = name
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join('.');
  const isSame = parsedUrl(`http://${decoded}`)?.hostname === name;
  return isSame && !decoded.split('.').some(mixesScripts) ? decoded : name;
}

/** A text with the domains in it as people write them, such as a message of the server: it knows them as they are stored. */
export const withShownDomains = (text: string): string =>
  text.includes('xn--') ? text.replaceAll(/[a-z\d.-]+/g, shownWord) : text;

/** A word may end its sentence. */
function shownWord(word: string): string {
  return word.endsWith('.') ? `${shownDomain(word.slice(0, -1))}.` : shownDomain(word);
}

/** The domain in what was typed or pasted: of `https://www.clips.example/watch?v=1` it is `www.clips.example`. What is no
 * web address, such as an email address, stays as it is: the server says what is wrong with it. */
export function domainIn(text: string): string {
  const typed = text.trim();
  const [scheme] = /^[a-z][a-z\d+.-]*:\/\//i.exec(typed) ?? [];
  const address = scheme === undefined ? `http://${typed}` : typed;
  const url = /[/?#]/.test(typed) ? parsedUrl(address) : undefined;
  return url?.username === '' && /^https?:$/.test(url.protocol) ? shownDomain(url.hostname) : typed;
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

const mixesScripts = (label: string): boolean => scripts.filter((script) => script.test(label)).length > 1;

const base = 36;
const [leastThreshold, mostThreshold] = [1, 26];

/** Punycode as in RFC 3492, section 6.2; undefined if it is none. */
function decodeLabel(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(0, delimiter)), (letter) => letter.charCodeAt(0));
  let [codePoint, index, bias] = [128, 0, 72];
  let at = delimiter + 1;
  while (at < encoded.length) {
    const before = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(encoded.charCodeAt(at));
      at += 1;
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(mostThreshold, Math.max(leastThreshold, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    bias = adapted(index - before, output.length + 1, before === 0);
    codePoint += Math.floor(index / (output.length + 1));
    index %= output.length + 1;
    if (codePoint > 0x10_ff_ff) return undefined;
    output.splice(index, 0, codePoint);
    index += 1;
  }
  return String.fromCodePoint(...output);
}

/** The value of a letter or digit: a to z are 0 to 25, 0 to 9 are 26 to 35. */
function digitOf(code: number): number | undefined {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : undefined;
}

/** RFC 3492, section 6.1. */
function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : Math.floor(delta / 2);
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > 455; k += base) rest = Math.floor(rest / (base - leastThreshold));
  return k + Math.floor((base * rest) / (rest + 38));
}
