import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDomainName } from './domain-name.ts';
import { textFormats } from './index.ts';
import { exact, fileNameText, oneLine, trimmed } from './text-line.ts';

describe('a text of one line', () => {
  it.each([
    ['zero-width spaces', 'Ac\u200Bme', 'Acme'],
    ['soft hyphens', 'Ac\u00ADme', 'Acme'],
    ['word joiners and byte order marks', '\uFEFFAc\u2060me\uFEFF', 'Acme'],
    ['marks of direction', '\u200EAcme\u200F\u061C', 'Acme'],
    ['embeddings and overrides of direction', '\u202A\u202BAcme\u202C \u202D\u202EVideo\u202C', 'Acme Video'],
    ['isolates of direction', '\u2066\u2067\u2068Acme\u2069', 'Acme'],
    ['fillers of Hangul, and what joins graphemes', '\u115F\u1160Ac\u034Fme\u3164\uFFA0', 'Acme'],
    ['tags, and selectors that choose nothing', 'Ac\u{E0041}\u{E0100}me\uFE0F\u180B', 'Acme'],
    ['annotations between lines', '\uFFF9Acme\uFFFAx\uFFFB', 'Acmex'],
    ['joiners where no script needs them', 'Ac\u200Cme\u200D Видео\u200D\u200C', 'Acme Видео'],
  ])('loses %s', (_what, typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it.each([
    [
      'spaces of every kind',
      '\u00A0a\u1680b\u2000c\u2007d\u200Ae\u202Ff\u205Fg\u3000h\u2800i\u00A0',
      'a b c d e f g h i',
    ],
    ['line breaks of every kind', 'a\r\nb\u2028c\u2029d\u0085e\vf\fg', 'a b c d e f g'],
    ['control characters', 'a\u0001\tb\u007Fc\u009Fd', 'a b c d'],
    ['hyphens that do not break', 'Jean\u2011Luc\u2010Ann', 'Jean-Luc-Ann'],
    ['accents by themselves', 'Mu\u0308nchen', 'München'],
    ['accents after invisible characters', 'Mu\u00AD\u0308nchen', 'München'],
  ])('has %s as a keyboard has them', (_what, typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it.each([
    ['dashes, quotes, and apostrophes', 'O’Neill – “Film” — ½ № 7'],
    ['Persian with a joiner', 'می\u200Cخواهم'],
    ['Hindi and Sinhala with joiners', 'क्\u200Dष ශ්\u200Dරී'],
    ['emoji with joiners and selectors', '👩🏽\u200D💻 ❤\uFE0F\u200D🔥 1\uFE0F\u20E3'],
    ['Japanese with a selector', '葛\u{E0100}城'],
    ['characters of every plane', 'Ω 𝒜 動画 🎬 عربي'],
  ])('keeps %s', (_what, text) => {
    expect(oneLine(text)).toBe(text);
    expect(trimmed(text)).toBe(text);
  });

  it('is the same when cleaned again', () => {
    const units = ['a', 'é', 'ا', 'क्', '🎬', '👩🏽', ' ', '\n', '-', 'e\u0301'];
    const invisible = ['\u00AD', '\u200B', '\u200C', '\u200D', '\u202E', '\u2060', '\uFE0F', '\uFEFF', '\u{E0041}'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units, ...invisible), maxLength: 8 }), (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
      }),
    );
  });
});

describe('a text of several lines', () => {
  it('keeps its line breaks, tabs, and spaces', () => {
    expect(trimmed('\n One:\r\n\t- a\u00A0b  c\n')).toBe('One:\r\n\t- a\u00A0b  c');
  });
  it('loses its invisible characters, and its control characters become spaces', () => {
    expect(trimmed('\u202Egnp.exe\u202C\nAc\u200Bme\u001B[31m\u0085Mu\u0308')).toBe('gnp.exe\nAcme [31m Mü');
  });
});

it('is kept as it came where it has to be exact', () => {
  expect(exact(' pass\u200B\u00A0word\u202E ')).toBe(' pass\u200B\u00A0word\u202E ');
});

it('has a file name without control and invisible characters', () => {
  expect(fileNameText('\u202Efdp.license\u202C\r\n\u0000.p\u200Bdf\u00A0')).toBe('fdp.license.pdf');
  expect(fileNameText('Ge\u0301nie  (1).pdf')).toBe('Génie (1).pdf');
});

describe('an email address', () => {
  const { accepts, keep = exact } = textFormats['email'] ?? { accepts: () => false };
  it.each([
    ['Ann.Lee@Example.com', 'Ann.Lee@Example.com'],
    ['Ann@MÜNCHEN.example', 'Ann@xn--mnchen-3ya.example'],
    ['ann@Mu\u0308nchen.example', 'ann@xn--mnchen-3ya.example'],
    ['ann@www.bücher.example', 'ann@www.xn--bcher-kva.example'],
    ['ann@\u200Bmy\u2011company.ex\u00ADample\u200E', 'ann@my-company.example'],
    ['jürgen@bücher.example', 'jürgen@xn--bcher-kva.example'],
    ['می\u200Cخ@bücher.example', 'میخ@xn--bcher-kva.example'],
  ])('%j is stored as %s', (typed, kept) => {
    expect(keep(oneLine(typed))).toBe(kept);
    expect(accepts(kept)).toBe(true);
  });
  it.each([
    'ann@münchen',
    'ann@１.２',
    'ann@bü cher.example',
    'ann@bü/cher.example',
    'ann@bücher.example:25',
    'münchen.example',
  ])('%j is none', (text) => {
    expect(keep(text)).toBe(text);
    expect(accepts(text)).toBe(false);
  });
});

describe('a phone number', () => {
  const { accepts, keep = exact } = textFormats['phone'] ?? { accepts: () => false };
  it.each([
    ['+49 (0)89/555-0110', '+49 (0)89/555-0110'],
    ['\u202A+1\u00A0(212)\u00A0555\u20110110\u202C', '+1 (212) 555-0110'],
    ['+1 212 555\u20130110', '+1 212 555-0110'],
    ['\u221241 44 555 01 10', '-41 44 555 01 10'],
    ['212.555.0110 ext. 12', '212.555.0110 ext. 12'],
    ['212.555.0110, Extension 1234567', '212.555.0110, Extension 1234567'],
    ['5550110x12', '5550110x12'],
    ['555-0110 #12', '555-0110 #12'],
    ['＋４９　８９／５５５０１１０', '+49 89/5550110'],
  ])('%j is stored as %s', (typed, kept) => {
    expect(keep(oneLine(typed))).toBe(kept);
    expect(accepts(kept)).toBe(true);
  });
  it.each([
    '555-011',
    '555-011 x12',
    '1234567890123456',
    '5550110 x12345678',
    '5550110 x',
    '#5550110 x12',
    '5550110 x1 x2',
    '555-CALL-NOW',
    '5550110\\1',
    '',
  ])('%j is none', (text) => {
    expect(accepts(keep(text))).toBe(false);
  });
});

it('of a domain is found by its name, however it was pasted', () => {
  expect(normalizeDomainName('\u200Bwww.my\u2011clips.ex\u00ADample\u200E')).toBe('my-clips.example');
});
