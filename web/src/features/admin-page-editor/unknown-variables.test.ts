import { expect, it } from 'vitest';
import { unknownVariables } from './unknown-variables.ts';

const keys = ['company', 'domain_name', 'domain_url', 'year'];
const meant = (name: string) => unknownVariables(`{${name}}`, keys)[0]?.meant;

it('names each word once, with the line of its first place', () => {
  const html = '<p>{company}</p>\n<p>{compny} in {town}</p>\n<p>{compny} {Year}</p>';
  expect(unknownVariables(html, keys)).toEqual([
    { name: 'compny', line: 2, meant: 'company' },
    { name: 'town', line: 2, meant: undefined },
    { name: 'Year', line: 3, meant: 'year' },
  ]);
});

it.each([
  ['a missing letter', 'domain_nme', 'domain_name'],
  ['one too many', 'yearr', 'year'],
  ['swapped letters', 'comapny', 'company'],
  ['a hyphen and capitals', 'Domain-URL', 'domain_url'],
  ['two slips', 'dmain_nam', 'domain_name'],
])('knows what was meant after %s', (_, name, key) => {
  expect(meant(name)).toBe(key);
});

it('guesses nothing after three slips, and after two in a short word', () => {
  expect([meant('dmin_nam'), meant('yer'), meant('yr'), meant('ye')]).toEqual([
    undefined,
    'year',
    undefined,
    undefined,
  ]);
});
