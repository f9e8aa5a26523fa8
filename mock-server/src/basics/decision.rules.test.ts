import { describe, expect, it } from 'vitest';
import { decisionSentence, momentInWords } from './decision.rules.ts';

describe('the words of a decision', () => {
  it('names an administrator when the account is gone, and no moment when none is known', () => {
    const sentence = decisionSentence({ name: 'a.example', status: 'approved', reviewer: null, reviewedAt: null });
    expect(sentence).toBe('a.example was approved by an administrator.');
  });

  it('tells moments in UTC, with two digits for hours and minutes', () => {
    expect(momentInWords(new Date('2026-03-05T04:07:59.999Z'))).toBe('5 March 2026 at 04:07 UTC');
  });
});
