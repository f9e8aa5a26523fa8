import { expect, it } from 'vitest';
import { questionBefore } from './terms-questions.ts';

const now = { bid_amount: 0.4, daily_budget: 50, is_active: true };
const titleBefore = (changes: Partial<typeof now>, before = now) =>
  questionBefore(before, { ...before, ...changes }, 'clips.example')?.title;

it.each([
  [{ bid_amount: 0 }, 'Stop traffic?'],
  [{ daily_budget: 0 }, 'Stop traffic?'],
  [{ bid_amount: 0.01, daily_budget: 1 }, undefined],
  // Pausing is said by its own toggle.
  [{ bid_amount: 0, is_active: false }, undefined],
  [{ bid_amount: 3.99 }, undefined],
  [{ bid_amount: 4 }, 'Raise the bid this far?'],
  [{ bid_amount: 1, daily_budget: 10.01 }, undefined],
  [{ bid_amount: 1, daily_budget: 10 }, 'Raise the bid this far?'],
  [{ bid_amount: 0.4, daily_budget: 1 }, undefined],
])('before %j: %s', (changes, title) => {
  expect(titleBefore(changes)).toBe(title);
});

it('does not ask about traffic that has stopped already', () => {
  expect(titleBefore({ bid_amount: 0 }, { ...now, is_active: false })).toBeUndefined();
  expect(titleBefore({ daily_budget: 0 }, { ...now, bid_amount: 0 })).toBeUndefined();
});

it('asks about a first bid only by its share of the budget', () => {
  expect(titleBefore({ bid_amount: 4.99 }, { ...now, bid_amount: 0 })).toBeUndefined();
  expect(titleBefore({ bid_amount: 5 }, { ...now, bid_amount: 0 })).toBe('Raise the bid this far?');
  expect(titleBefore({ bid_amount: 5 }, { ...now, bid_amount: 0, daily_budget: 0 })).toBeUndefined();
});

it('asks about a bid that no other client matches, where that may be known', () => {
  const asked = (bid_amount: number, before = now) =>
    questionBefore(before, { ...before, bid_amount }, 'x.example', 0.5);
  expect(asked(0.5)).toBeUndefined();
  expect(asked(0.51)).toMatchObject({
    question:
      'A click for x.example may then cost $0.51 instead of $0.40. The daily budget of $50.00 pays for 98 clicks at that price. No other client bids more than $0.50.',
    label: 'Change bid from $0.40 to $0.51',
  });
  // Also if it was the highest one before.
  expect(asked(0.7, { ...now, bid_amount: 0.6 })?.label).toBe('Change bid from $0.60 to $0.70');
  expect(asked(0.6, { ...now, bid_amount: 0.7 })).toBeUndefined();
  expect(asked(0.3)).toBeUndefined();
});

it('names the old and the new bid, and what the budget pays for', () => {
  const before = { ...now, bid_amount: 0.08 };
  expect(questionBefore(before, { ...before, bid_amount: 9 }, 'clips.example')).toEqual({
    title: 'Raise the bid this far?',
    question:
      'A click for clips.example may then cost $9.00 instead of $0.08. The daily budget of $50.00 pays for 5 clicks at that price.',
    label: 'Change bid from $0.08 to $9.00',
  });
  expect(questionBefore(before, { ...before, bid_amount: 60 }, 'clips.example')?.question).toContain(
    'pays for no click',
  );
});
