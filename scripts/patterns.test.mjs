import { describe, expect, it } from 'vitest';
import { patternsIn, patternsInContract, slowPatterns } from './patterns.mjs';

const problems = (text, path = 'sdk/src/a.ts') => slowPatterns({ path, text }).map(({ problem }) => problem);
const slow = '/(a+)+$/';

describe('a regular expression', () => {
  it('that takes linear time is fine', () => {
    expect(problems('const digits = /^[0-9]+$/;')).toEqual([]);
    expect(problems(`const words = new RegExp('^[a-z ]+$', 'u');`)).toEqual([]);
  });

  it('that takes longer is refused with its line, as a literal and as a constructor call', () => {
    expect(slowPatterns({ path: 'sdk/src/a.ts', text: `\nconst a = ${slow}.test(text);` })).toEqual([
      { line: 2, problem: expect.stringContaining('is not linear, or cannot be judged: exponential') },
    ]);
    expect(problems('text.replace(/,+$/, "")')).toEqual([expect.stringContaining('2nd degree polynomial')]);
    expect(problems("RegExp('(a+)+$')")).toHaveLength(1);
  });

  it('that is built at run time is refused, unless a reason is known', () => {
    const text = 'const found = new RegExp(`^${pattern}$`);';
    expect(problems(text)).toEqual([expect.stringContaining('put together')]);
    expect(problems(text, 'cli/src/core/csv.ts')).toEqual([]);
  });

  it('in a test or a script is not checked', () => {
    expect(problems(`${slow};`, 'sdk/src/a.test.ts')).toEqual([]);
    expect(problems(`${slow};`, 'scripts/a.mjs')).toEqual([]);
  });

  it('is found in components and in the contract', () => {
    expect(patternsIn('a.tsx', 'const a = <p>{text.replace(/x/g, "y")}</p>;')).toEqual([
      { line: 1, source: 'x', flags: 'g' },
    ]);
    expect(patternsInContract(`a: { type: string, pattern: '^[a-z]+$' }`)).toEqual([
      { line: 1, source: '^[a-z]+$', flags: 'u' },
    ]);
    expect(patternsInContract('a:\n  pattern: ^[0-9]{2}$')).toEqual([{ line: 2, source: '^[0-9]{2}$', flags: 'u' }]);
  });
});
