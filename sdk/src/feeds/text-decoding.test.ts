import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedDecoder } from './text-decoding.ts';
import { utf8 } from './testing/sources.ts';

const unsure = { label: 'utf-8', certain: false };

/** Decodes blocks whose encoding is not known yet. */
function decoded(blocks: readonly Uint8Array[]): { text: string; encoding: string } {
  const decoder = new FeedDecoder(unsure);
  const text = blocks.map((block) => decoder.decode(block)).join('') + decoder.end();
  return { text, encoding: decoder.encoding };
}

describe('a text whose first blocks are ASCII', () => {
  it('is decoded the same however it is cut', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é', '€', '😀', '\ufeff') });
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(text, cuts, (rest, sizes) => {
        const bytes = utf8(`plain ${rest}`);
        const blocks: Uint8Array[] = [];
        for (let at = 0; at < bytes.length;) {
          const end = at + (sizes[blocks.length % sizes.length] ?? 1);
          blocks.push(bytes.subarray(at, end));
          at = end;
        }
        expect(decoded(blocks)).toEqual({ text: `plain ${rest}`, encoding: 'utf-8' });
      }),
    );
  });

  it('keeps a mark between two blocks, which is one only at the beginning', () => {
    expect(decoded([utf8('a'), utf8('\ufeffb')]).text).toBe('a\ufeffb');
    expect(decoded([utf8('\ufeffa'), utf8('b')]).text).toBe('ab');
  });

  it('is Windows-1252 when what follows is not UTF-8', () => {
    const byte = Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x21, 0x80);
    expect(decoded([utf8('one '), utf8('two '), byte])).toEqual({ text: 'one two café!€', encoding: 'windows-1252' });
  });
});
