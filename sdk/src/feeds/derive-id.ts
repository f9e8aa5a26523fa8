import type { IdDerivation } from './column-mapping.ts';
import { startTags } from './html-tags.ts';

/** The address within an embed code, or the text itself. */
function addressIn(text: string): string {
  if (!text.includes('<')) return text.trim();
  for (const { attributes } of startTags(text)) {
    const source = attributes.get('src') ?? attributes.get('data-src');
    if (source !== undefined) return source.trim().replaceAll('&amp;', '&');
  }
  return '';
}

/** Finds an id in an address or an embed code.
 * @returns undefined if it has no id.
 * @see docs/specification/decisions.md §7 */
export function deriveId(text: string, how: IdDerivation): string | undefined {
  const address = addressIn(text);
  if (address === '') return undefined;
  if (how === 'whole-url') return address;
  const [withoutFragment = ''] = address.split('#', 1);
  const [path, query] = splitOnce(withoutFragment, '?');
  if (how === 'query-id') return queryId(query);
  const parts = path.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '').split('/');
  if (how === 'after-embed') {
    const embed = parts.findLastIndex((part) => part.toLowerCase() === 'embed');
    return embed === -1 ? undefined : parts[embed + 1] || undefined;
  }
  for (const part of parts.toReversed()) {
    const number = part.match(/\d+/g)?.at(-1);
    if (number !== undefined) return number;
  }
  return undefined;
}

function queryId(query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  for (const name of ['viewkey', 'v', 'id']) {
    const value = parameters.get(name)?.trim();
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
