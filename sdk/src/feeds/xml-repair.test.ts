import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from './testing/sources.ts';
import { XmlRepair } from './xml-repair.ts';

function repaired(text: string, sizes: readonly number[] = []): { text: string; repairs: number } {
  const repair = new XmlRepair();
  const parts = cut(text, sizes).map((piece) => repair.push(piece));
  return { text: parts.join('') + repair.end(), repairs: repair.repairs };
}

describe('repairing XML', () => {
  it.each<[string, string, string, number]>([
    ['a bare ampersand', '<a>x?a=1&b=2 & c</a>', '<a>x?a=1&amp;b=2 &amp; c</a>', 2],
    ['an ampersand at the end', 'a&', 'a&amp;', 1],
    ['the names of HTML entities', '&eacute;&nbsp;&ndash;&Omega;', 'é\u00a0–Ω', 4],
    ['a name that means nothing', '&foo;', '&amp;foo;', 1],
    ['references to forbidden characters', '&#0;&#x1F;&#xD800;&#1114112;', '\ufffd\ufffd\ufffd\ufffd', 4],
    ['control characters', 'a\u0000b\u000bc\u001f', 'abc', 3],
  ])('repairs %s', (_, text, expected, repairs) => {
    expect(repaired(text)).toEqual({ text: expected, repairs });
  });

  it.each(['&amp;&lt;&gt;&quot;&apos;', '&#65;&#x1F600;', '<![CDATA[a & b &nbsp; ]] >]]>', 'plain <b>text</b>'])(
    'leaves %s alone',
    (text) => {
      expect(repaired(text)).toEqual({ text, repairs: 0 });
    },
  );

  it('continues repairing after a CDATA section', () => {
    expect(repaired('<![CDATA[&]]>&<![CDATA[&]]>&').text).toBe('<![CDATA[&]]>&amp;<![CDATA[&]]>&amp;');
  });

  it('gives the same text for any chunking', () => {
    const piece = fc.constantFrom(
      '&',
      '&amp;',
      '&eacute;',
      '&#65;',
      '&#0;',
      '<![CDATA[',
      ']]>',
      'abc',
      ';',
      '<',
      ']',
      '!',
      '\u0001',
      '&verylongnameofanentitythatgoeson;',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 }),
        (pieces, sizes) => {
          const text = pieces.join('');
          expect(repaired(text, sizes)).toEqual(repaired(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('stays fast on nothing but ampersands', () => {
    const text = '&'.repeat(1_000_000);
    expect(repaired(text, [65_536]).repairs).toBe(1_000_000);
  });
});
