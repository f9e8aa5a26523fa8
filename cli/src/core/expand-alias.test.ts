import { describe, expect, it } from 'vitest';
import { expandAlias } from './expand-alias.ts';

const aliases = {
  waiting: 'domains list --status pending',
  no: `domains reject $1 --reason "Sorry: $2"`,
  odd: `a '$1 b' c\\ d "e\\"f"`,
};

describe('an alias', () => {
  it.each<readonly [typed: readonly string[], expanded: readonly string[]]>([
    [['waiting'], ['domains', 'list', '--status', 'pending']],
    [
      ['waiting', '--json', 'id'],
      ['domains', 'list', '--status', 'pending', '--json', 'id'],
    ],
    [
      ['no', '7', 'Spam', '--quiet'],
      ['domains', 'reject', '7', '--reason', 'Sorry: Spam', '--quiet'],
    ],
    [
      ['odd', 'x'],
      ['a', 'x b', 'c d', 'e"f'],
    ],
    [
      ['domains', 'waiting'],
      ['domains', 'waiting'],
    ],
    [['toString'], ['toString']],
    [[], []],
  ])('is expanded: %j to %j', (typed, expanded) => {
    expect(expandAlias(typed, aliases)).toEqual(expanded);
  });

  it('needs the words that it names', () => {
    expect(() => expandAlias(['no', '7'], aliases)).toThrow(
      'no needs more words after it: it is an alias for domains reject $1 --reason "Sorry: $2"',
    );
  });

  it('is refused with a quote that has no end', () => {
    expect(() => expandAlias(['x'], { x: "domains 'list" })).toThrow(
      "A quote or backslash is not closed: domains 'list",
    );
  });
});
