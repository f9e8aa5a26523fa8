import { unescapeHtml } from '@grt/sdk/feeds';
import { oneLine } from '@grt/sdk/formats';

const inHeader = /charset\s*=\s*["']?([\w.:-]{1,40})/i;

/** The text of a page, by the encoding that its header names, or its beginning. */
export function decodedPage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  const label = (inHeader.exec(contentType) ?? inHeader.exec(beginning))?.[1] ?? 'utf-8';
  return decoderOf(label).decode(bytes);
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

const titleStart = /<title[\s>]/i;
const titleMax = 300;

/** The title of an HTML page, in one line; undefined if it has none. */
export function titleOf(html: string): string | undefined {
  const start = titleStart.exec(html)?.index;
  const from = start === undefined ? -1 : html.indexOf('>', start);
  const to = from === -1 ? -1 : html.indexOf('<', from);
  if (to === -1) return undefined;
  // A title of any length costs no more than its beginning.
  const title = oneLine(unescapeHtml(html.slice(from + 1, Math.min(to, from + 10 * titleMax))));
  return title === '' ? undefined : Array.from(title).slice(0, titleMax).join('').trimEnd();
}

/** Whether an email address is on a page: as text, in a link, or hidden from collectors of addresses by Cloudflare. */
export function mentionsEmail(html: string, email: string): boolean {
  const wanted = email.toLowerCase();
  const text = unescapeHtml(html).toLowerCase();
  if (isIn(text, wanted) || isIn(text, wanted.replace('@', '%40'))) return true;
  return [...html.matchAll(/data-cfemail="([0-9a-f]{4,600})"/gi)].some(([, hex = '']) => unhidden(hex) === wanted);
}

/** Whether an address is in a text by itself, not as a part of a longer one. */
function isIn(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text.slice(at + email.length, at + email.length + 2);
    if (!/[\w.+-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}

/** The first byte is the key of the others. */
function unhidden(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key))
    .toString()
    .toLowerCase();
}
