import { expect, it } from 'vitest';
import { areDone, firstSteps } from './first-steps.ts';

const nothing = { total: 0, pending: 0, approved: 0, active_bidding: 0, totalFeeds: 0 };
const states = (counts: Partial<typeof nothing>) => firstSteps({ ...nothing, ...counts }).map(({ state }) => state);

it.each([
  ['a new account', {}, ['next', 'later', 'later', 'later']],
  ['a domain under review', { total: 1, pending: 1 }, ['done', 'waiting', 'later', 'later']],
  ['a rejected domain', { total: 1 }, ['done', 'next', 'later', 'later']],
  ['an approved domain', { total: 1, approved: 1 }, ['done', 'done', 'next', 'later']],
  ['a feed without a bid', { total: 1, approved: 1, totalFeeds: 1 }, ['done', 'done', 'done', 'next']],
  ['a bid without a feed', { total: 1, approved: 1, active_bidding: 1 }, ['done', 'done', 'next', 'done']],
] as const)('of %s say what comes next', (_whose, counts, expected) => {
  expect(states(counts)).toEqual(expected);
});

it('end once everything is set up', () => {
  const all = { total: 2, pending: 1, approved: 1, active_bidding: 1, totalFeeds: 1 };
  expect(areDone(firstSteps({ ...nothing, ...all }))).toBe(true);
  expect(areDone(firstSteps({ ...nothing, ...all, active_bidding: 0 }))).toBe(false);
});

it('send a client whose domain was refused to the reason, and leave one under review to wait', () => {
  expect(firstSteps({ ...nothing, total: 1 })[1]?.to).toBe('/client/domains?status=rejected');
  expect(firstSteps({ ...nothing, total: 1, pending: 1 })[1]?.to).toBeUndefined();
});

it.each([
  ['a new account', {}, /^Our team reviews each domain/],
  ['a domain under review', { total: 1, pending: 1 }, /^Our team reviews each domain/],
  ['a rejected domain beside one under review', { total: 2, pending: 1 }, /^Our team reviews each domain/],
  ['a rejected domain', { total: 1 }, /^Your domain was not approved/],
] as const)('tell %s what a review is, and only a refused one that it was refused', (_whose, counts, about) => {
  expect(firstSteps({ ...nothing, ...counts })[1]?.about).toMatch(about);
});
