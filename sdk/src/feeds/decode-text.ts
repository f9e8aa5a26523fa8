import { detectEncoding } from './encoding.ts';
import { FeedDecoder } from './text-decoding.ts';

/** Decodes a small file that was read whole, in the way that feeds are decoded. What cannot be decoded becomes U+FFFD.
 * @returns `encoding`: label of the encoding that it is in, such as `utf-8` */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: string } {
  const decoder = new FeedDecoder(detectEncoding(bytes));
  const text = decoder.decode(bytes) + decoder.end();
  return { text, encoding: decoder.encoding };
}
