import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { utf8 } from './testing/sources.ts';

it.each([
  ['ASCII', utf8('a;b'), 'a;b', 'utf-8'],
  ['UTF-8 after a byte order mark', utf8('\uFEFFcafé'), 'café', 'utf-8'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0xe9, 0), 'aé', 'utf-16le'],
  ['Windows-1252', Uint8Array.of(0x63, 0xe9, 0x21, 0x80), 'cé!€', 'windows-1252'],
  ['damaged UTF-8', Uint8Array.of(...utf8('éééé'), 0xe9, 0x21), 'éééé\uFFFD!', 'utf-8'],
  ['nothing', new Uint8Array(0), '', 'utf-8'],
])('a small file is read as a feed is: %s', (_what, bytes, text, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});
