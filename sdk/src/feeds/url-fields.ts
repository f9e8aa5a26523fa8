import { itemLimits } from './feed-item.ts';
import { plainValue, type Fault, type FieldReader } from './field-reader.ts';
import { unescapeHtml } from './html-entities.ts';
import { startTags } from './html-tags.ts';
import { splitList } from './text-fields.ts';

/** Characters that an address may contain as they are. */
const clean = /^[^\s"'<>`\\^{|}\u0000-\u001f\u007f]+$/; // oxlint-disable-line no-control-regex -- control characters are refused here

/** How nearly all addresses begin: with a host name that every parser leaves unchanged. Spares them the parser,
 * which costs more than everything else that is done with a row. */
const plain = /^https?:\/\/[a-z\d][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)*\.[a-z][a-z\d-]*(?=[/?#]|$)/;

/** An http or https address in storable form, or undefined if it is not one. One without a scheme (`//host/`) gets
 * https. */
export function httpUrl(text: string): string | undefined {
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (plain.test(address) && clean.test(address) && !address.includes('xn--')) return address;
  if (!/^https?:\/\//i.test(address)) return undefined;
  try {
    const { href } = new URL(address);
    return clean.test(address) ? address : href.replace(/["'<>`\\^{|}]/g, encodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Reads an address. */
export function readUrl(label: string): FieldReader<string> {
  return (value, fault) => checkedUrl(label, plainValue(value, fault), fault);
}

function checkedUrl(label: string, text: string, fault: Fault): string | null {
  const url = httpUrl(text);
  if (url === undefined) {
    fault('row.bad_url', `${label} must be a valid http:// or https:// address`, text);
    return null;
  }
  if (url.length > itemLimits.url) {
    fault('row.too_long', `${label} has more than ${itemLimits.url.toLocaleString('en-US')} characters`, text);
    return null;
  }
  return url;
}

/** Reads the address of a picture; the first of several. */
export function readFirstUrl(label: string): FieldReader<string> {
  return (value, fault) => checkedUrl(label, beforeAddresses(plainValue(value, fault))[0] ?? '', fault);
}

/** Reads a list of addresses; entries that are not addresses are omitted. Split only before an address, which may
 * contain the separator. */
export function readUrlList(label: string, split: string | undefined): FieldReader<string[]> {
  return (value, fault) => {
    const urls: string[] = [];
    for (const text of split === undefined ? splitUrls(value) : splitList(value, split)) {
      const url = text === '' ? undefined : httpUrl(text);
      if (url !== undefined && url.length <= itemLimits.url) urls.push(url);
      else if (text !== '')
        fault(
          'row.bad_url',
          `An entry of ${label} is not an http:// or https:// address and was skipped`,
          text,
          'warning',
        );
    }
    if (urls.length > itemLimits.thumbnails) {
      fault(
        'row.list_too_long',
        `${label} has more than ${String(itemLimits.thumbnails)} entries; the rest were skipped`,
        urls.join(' '),
        'warning',
      );
    }
    return [...new Set(urls)].slice(0, itemLimits.thumbnails);
  };
}

function splitUrls(value: string | readonly string[] | undefined): string[] {
  const texts = typeof value === 'string' ? [value] : (value ?? []);
  return texts.flatMap((text) => beforeAddresses(text.trim()));
}

/** The pieces of a text, each from the start of an address to the separator before the next one. */
function beforeAddresses(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?:https?:)?\/\//gi)) {
    if (!/[|;,\s]/.test(text.charAt(index - 1))) continue;
    const piece = text.slice(from, index).trimEnd();
    pieces.push(/[|;,]/.test(piece.slice(-1)) ? piece.slice(0, -1).trimEnd() : piece);
    from = index;
  }
  return [...pieces, text.slice(from)];
}

const frames: ReadonlySet<string> = new Set(['iframe']);

/** Reads an embed code: the first iframe, rebuilt from its address and size alone. A bare address becomes one. */
export const readEmbedCode: FieldReader<string> = (value, fault) => {
  const text = plainValue(value, fault);
  const frame = firstFrame(text);
  const url = httpUrl(unescapeHtml(frame.source.trim()));
  if (url === undefined) {
    fault('row.bad_embed', 'An embed code needs an iframe with an http:// or https:// address', text);
    return null;
  }
  const size = sizeAttribute('width', frame.width) + sizeAttribute('height', frame.height);
  const code = `<iframe src="${escapeAttribute(url)}"${size} frameborder="0" allowfullscreen></iframe>`;
  if (code.length <= itemLimits.embed_code) return code;
  fault(
    'row.too_long',
    `An embed code can have at most ${itemLimits.embed_code.toLocaleString('en-US')} characters`,
    text,
  );
  return null;
};

interface Frame {
  readonly source: string;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** The first iframe with an address, as written. Pages that load late keep the address in `data-src`. */
function firstFrame(text: string): Frame {
  for (const { attributes } of startTags(text, frames)) {
    const source = attributes.get('src') ?? attributes.get('data-src');
    if (source) return { source, width: attributes.get('width'), height: attributes.get('height') };
  }
  return { source: text.includes('<') ? '' : text };
}

function sizeAttribute(name: string, written = ''): string {
  const size = /^\s*(\d{1,4}%?)/.exec(written)?.[1];
  return size === undefined ? '' : ` ${name}="${size}"`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Merges parameters into an address: those with the same name are replaced; the rest and the fragment are kept.
 * @param parameters - `a=1&b=2`, with or without a leading `?` or `&`. */
export function withUrlParameters(url: string, parameters: string): string {
  const added = parameters.trim().replace(/^[?&]+/, '');
  if (added === '') return url;
  const hash = url.indexOf('#');
  const fragment = hash === -1 ? '' : url.slice(hash);
  const [path = '', ...query] = (hash === -1 ? url : url.slice(0, hash)).split('?');
  const names = new Set(added.split('&').map((parameter) => parameterName(parameter)));
  const kept = query
    .join('?')
    .split('&')
    .filter((parameter) => parameter !== '' && !names.has(parameterName(parameter)));
  return `${path}?${[...kept, added].join('&')}${fragment}`;
}

function parameterName(parameter: string): string {
  const name = parameter.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
