import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines, linesOfHtml } from './line-diff.ts';

const shown = (before: string, after: string) =>
  diffLines(before.split(''), after.split(''))
    .map(({ kind, text }) => ({ same: text, removed: `-${text}`, added: `+${text}` })[kind])
    .join(' ');

it.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['', 'a', '+a'],
  ['abcd', 'bd', '-a b -c d'],
  ['ab', 'abab', 'a b +a +b'],
])('shows the way from %j to %j', (before, after, way) => {
  expect(shown(before, after)).toBe(way);
});

it('always leads from one text to the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const without = (kind: 'removed' | 'added') =>
        lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

it('shows a change as a whole if comparing would take too long', () => {
  const numbers = (from: number) => Array.from({ length: 3000 }, (_, index) => String(from + index));
  const lines = diffLines(numbers(0), numbers(10_000));
  expect(lines.slice(0, 3000).every(({ kind }) => kind === 'removed')).toBe(true);
  expect(lines.slice(3000).every(({ kind }) => kind === 'added')).toBe(true);
});

it('breaks HTML at the ends of blocks and at its own line breaks', () => {
  expect(linesOfHtml('<h2>A</h2><p>b\nc</p>\n<ul><li>d</li></ul><hr />e')).toEqual([
    '<h2>A</h2>',
    '<p>b',
    'c</p>',
    '<ul><li>d</li>',
    '</ul>',
    '<hr />',
    'e',
  ]);
});
