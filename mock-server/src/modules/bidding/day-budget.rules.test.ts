import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { budgetOn, dailyBudgetFor } from './day-budget.rules.ts';

const centMicros = 10_000;

it('finds the smallest daily budget of which a day has an amount', () => {
  const share = fc.oneof(fc.constant(1), fc.double({ min: 0.001, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), share, (cents, budgetShare) => {
      const amountMicros = cents * centMicros;
      const micros = dailyBudgetFor(amountMicros, { budgetShare });
      expect(budgetOn(micros, { budgetShare })).toBeGreaterThanOrEqual(amountMicros);
      expect(budgetOn(micros - centMicros, { budgetShare })).toBeLessThan(amountMicros);
    }),
  );
});
