import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDomainName } from '../formats/domain-name.ts';
import { isGeoCode } from '../formats/geo-code.ts';
import { countries, statesByCountry } from '../places.ts';
import { adminFeedFileProblem, parseDelimiter, slugOf } from './index.ts';

describe('slugs', () => {
  it.each([
    ['Terms of Use', 'terms-of-use'],
    ['  DMCA & Copyright -- Policy!  ', 'dmca-copyright-policy'],
    ['Über uns (2026)', 'uber-uns-2026'],
    ['Ünïted & Söhne', 'united-sohne'],
    ['Straße nach Łódź', 'strasse-nach-lodz'],
    ['a - b', 'a-b'],
    ['---', ''],
    ['', ''],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('of any title contain only lowercase letters, digits, and single hyphens, and are stable', () => {
    const titles = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', 'B', '-', ' ', '1', '!', '\t', 'é') }));
    fc.assert(
      fc.property(titles, (title) => {
        expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugOf(slugOf(title))).toBe(slugOf(title));
      }),
    );
  });
});

describe('domain names', () => {
  it('stay the same when normalized again, whatever their case, www., and last dot', () => {
    fc.assert(
      fc.property(fc.domain(), fc.boolean(), fc.boolean(), (domain, www, dot) => {
        const kept = normalizeDomainName(domain);
        fc.pre(kept !== undefined && !domain.startsWith('www.'));
        expect(kept).toBe(domain.toLowerCase());
        expect(normalizeDomainName(`${www ? 'WWW.' : ''}${domain.toUpperCase()}${dot ? '.' : ''}`)).toBe(kept);
      }),
    );
  });

  it('never come from texts with a scheme, a path, a port, or spaces', () => {
    fc.assert(
      fc.property(
        fc.domain(),
        fc.constantFrom('http://', 'user@', 'x '),
        fc.constantFrom('/', ':80', '?a', '#b', ' b'),
        (domain, before, after) => {
          expect(normalizeDomainName(before + domain)).toBeUndefined();
          expect(normalizeDomainName(domain + after)).toBeUndefined();
        },
      ),
    );
  });
});

describe('files', () => {
  it('of the small dialog are .csv and .txt up to 10 MB', () => {
    expect(adminFeedFileProblem({ name: 'a.txt', size: 10_485_760 })).toBeUndefined();
    expect(adminFeedFileProblem({ name: 'a.txt', size: 10_485_761 })).toBe('File size must be less than 10MB');
    expect(adminFeedFileProblem({ name: 'a.json', size: 1 })).toBe('Please select a CSV or TXT file');
  });
});

describe('small inputs', () => {
  it('accept a delimiter by name or as the character', () => {
    expect(['comma', ' Semicolon ', 'PIPE', 'tab', ',', ';', '|', '\t'].map((text) => parseDelimiter(text))).toEqual([
      ',',
      ';',
      '|',
      '\t',
      ',',
      ';',
      '|',
      '\t',
    ]);
    expect(['', ' ', '#', ',,', 'toString'].map((text) => parseDelimiter(text))).toEqual(Array.from({ length: 5 }));
  });

  it('accept existing geo codes', () => {
    expect(['GB', 'PR', 'US'].every((code) => isGeoCode('country', code))).toBe(true);
    expect(['US-NY', 'CA-QC', 'DE-BY'].every((code) => isGeoCode('state', code))).toBe(true);
    expect(['XX', 'us', 'USA', '', 'US-NY'].some((code) => isGeoCode('country', code))).toBe(false);
    expect(['US-XX', 'US', 'US-', 'XX-NY', 'US-NY-1', 'DE-BAVARIA'].some((code) => isGeoCode('state', code))).toBe(
      false,
    );
  });
});

it('lists about 195 countries, 51 states, and 13 provinces, each code once', () => {
  const counts = [countries, statesByCountry['US'] ?? [], statesByCountry['CA'] ?? []].map(
    (places) => new Set(places.map(({ code }) => code)).size,
  );
  expect(counts).toEqual([196, 51, 13]);
  expect(countries).toHaveLength(196);
});
