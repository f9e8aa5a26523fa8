import { expect, it } from 'vitest';
import { countryName, geoName, placeInWords } from './place-name.ts';

it.each([
  ['GB', 'United Kingdom'],
  ['PR', 'Puerto Rico'],
  ['QQ', 'QQ'],
  ['somewhere', 'somewhere'],
])('the country %s is called %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

it.each([
  [{ country: 'US', state: 'NY' }, 'New York, United States'],
  [{ country: 'CA', state: 'QC' }, 'Quebec, Canada'],
  [{ country: 'DE', state: 'Bayern' }, 'Bayern, Germany'],
  [{ country: 'US', state: null }, 'United States'],
  [{ country: 'US', state: '' }, 'United States'],
  [{ country: null, state: 'NY' }, 'NY'],
  [{ country: null, state: null }, ''],
])('%o reads %s', (place, words) => {
  expect(placeInWords(place)).toBe(words);
});

it.each([
  ['GB', 'United Kingdom'],
  ['GU', 'Guam'],
  ['US-NY', 'New York'],
  ['US-QQ', undefined],
  ['DE-BY', undefined],
  ['QQ', undefined],
  ['', undefined],
])('a geo rule for %s is for %s', (code, name) => {
  expect(geoName(code)).toBe(name);
});
