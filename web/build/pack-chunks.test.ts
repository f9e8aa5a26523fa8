import { expect, it } from 'vitest';
import { joinPacks, type Pack } from './pack-chunks.ts';

const pack = (name: string, users: string, bytes = 1): Pack => ({
  modules: [name],
  users: new Set(users),
  bytes,
  kind: 'scripts',
});
const namesOf = (packs: readonly Pack[]) => packs.map(({ modules }) => modules.toSorted().join('+')).toSorted();
const joined = (packs: readonly Pack[], most: number, needs: Readonly<Record<string, string[]>> = {}) =>
  joinPacks(packs, 'scripts', most, (id) => needs[id] ?? []);

it('joins nothing while no screen needs too many, and nothing of another kind', () => {
  const packs = [pack('one', 'A'), pack('two', 'AB'), { ...pack('three', 'A'), kind: 'styles' }];
  expect(namesOf(joined(packs, 2))).toEqual(['one', 'three', 'two']);
});

it('joins first what makes screens load the least in vain, until every screen needs few enough', () => {
  const packs = [pack('large', 'AB', 100), pack('small', 'A', 1), pack('tiny', 'ABC', 2)];
  expect(namesOf(joined(packs, 2))).toEqual(['large+small', 'tiny']);
  expect(namesOf(joined(packs, 1))).toEqual(['large+small+tiny']);
});

it('counts what is loaded along', () => {
  const heavy = { ...pack('heavy', 'AC', 50), kind: 'styles' };
  const packs = [pack('plain', 'AB'), pack('needy', 'AC'), pack('third', 'AD', 5), heavy];
  expect(namesOf(joined(packs, 2))).toEqual(['heavy', 'needy+plain', 'third']);
  expect(namesOf(joined(packs, 2, { needy: ['heavy'] }))).toEqual(['heavy', 'needy', 'plain+third']);
  const all = joined(packs, 1, { needy: ['heavy'] });
  expect(all.find(({ modules }) => modules.includes('heavy'))?.users).toEqual(new Set('ACBD'));
});

it('never joins what would need a third that needs it', () => {
  const packs = [pack('first', 'A'), pack('last', 'AB'), pack('between', 'AC', 9)];
  expect(namesOf(joined(packs, 2))).toEqual(['between', 'first+last']);
  expect(namesOf(joined(packs, 2, { first: ['between'], between: ['last'] }))).not.toContain('first+last');
});
