import { describe, expect, it } from 'vitest';
import { createJq } from './jq.ts';

const rows = [
  { id: 7, name: 'clips', tags: ['a', 'b'], client: { id: 1 }, notes: null },
  { id: 9, name: 'films', tags: [], client: { id: 2 }, notes: 'x "y"' },
];
const world = { env: { HOME: '/root' }, now: () => 1_700_000_000_500 };
const asked = (query: string, value: unknown = rows): readonly string[] => [...createJq(query, world).lines(value)];

describe('--jq', () => {
  it.each<readonly [string, readonly string[]]>([
    ['.[].id', ['7', '9']],
    ['.[] | .name', ['clips', 'films']],
    ['.[0].client.id, .[-1]["name"]', ['1', 'films']],
    ['.[1:] | length', ['1']],
    ['map(select(.id > 7 and (.tags | length) == 0) | .id)', ['[9]']],
    [
      '.[] | {id, "who": .name, (.name): .client.id}',
      ['{"id":7,"who":"clips","clips":1}', '{"id":9,"who":"films","films":2}'],
    ],
    ['.[] | "\\(.id): \\(.name)"', ['7: clips', '9: films']],
    ['map(.notes // "none")', ['["none","x \\"y\\""]']],
    ['map(.id) | add, min, max, (sort | reverse)', ['16', '7', '9', '[9,7]']],
    [
      'group_by(.client.id) | map({client: .[0].client.id, count: length})',
      ['[{"client":1,"count":1},{"client":2,"count":1}]'],
    ],
    ['sort_by(-.id) | .[0].id', ['9']],
    ['.[0] | to_entries | map(.key) | join(" ")', ['id name tags client notes']],
    ['.[0] | with_entries(select(.key == "id"))', ['{"id":7}']],
    ['.[] | [.id, .notes] | @csv', ['7,', '9,"x ""y"""']],
    ['.[] | if .id == 7 then "seven" elif .id > 100 then "many" else "other" end', ['seven', 'other']],
    ['[.[] | .name | test("^cl")]', ['[true,false]']],
    ['.[0].name | ascii_upcase, startswith("cl"), split("i"), .[1:3]', ['CLIPS', 'true', '["cl","ps"]', 'li']],
    ['(.[0].id + 1) * 2 / 4 % 3, 2 - 5', ['1', '-3']],
    ['.[0].name.first?, "still here"', ['still here']],
    ['limit(1; .[].id), first(.[].name), any(.id == 9)', ['7', 'clips', 'true']],
    ['.[0].missing, (.[0] | has("id")), (.[0].tags | contains(["a"]))', ['null', 'true', 'true']],
    ['[.[] | .notes | values]', ['["x \\"y\\""]']],
  ])('%s', (query, lines) => {
    expect(asked(query)).toEqual(lines);
  });

  // Each answer is jq's: 1.6, and 1.7 for @uri. Only fractions of seconds, which the platform sends, are refused there.
  it.each<readonly [string, unknown, readonly string[]]>([
    ['.[0].id as $first | map(.id - $first)', rows, ['[0,2]']],
    ['.[] as $row | $row.tags[] as $tag | "\\($row.id) \\($tag)"', rows, ['7 a', '7 b']],
    ['1 as $x | [$x, (2 as $x | $x), $x]', null, ['[1,2,1]']],
    ['map(.name as $name | {$name, n: 1})', rows, ['[{"name":"clips","n":1},{"name":"films","n":1}]']],
    ['reduce .[] as $row (0; . + $row.id)', rows, ['16']],
    ['reduce .[] as $n (0; empty)', [1, 2], ['null']],
    ['[.[] | test("CL"; "i")]', ['clips', 'films'], ['[true,false]']],
    ['sub("(?<letter>[a-z])"; "\\(.letter)!")', 'ab', ['a!b']],
    ['gsub("(?<letter>[a-z])"; "\\(.letter)!")', 'ab', ['a!b!']],
    ['gsub("\\\\s+"; " ")', 'a \t b', ['a b']],
    ['gsub("A"; "x"; "i"), sub("a"; "x"; "g")', 'aAa', ['xxx', 'xAx']],
    [
      'ltrimstr("ab"), rtrimstr("cd"), ltrimstr("x"), rtrimstr(""), ltrimstr(1)',
      'abcd',
      ['cd', 'ab', 'abcd', 'abcd', 'abcd'],
    ],
    ['ltrimstr("a")', 7, ['7']],
    [
      'del(.a), del(.a, .b), del(.c.d), del(.x.y)',
      { a: 1, b: 2, c: { d: 3, e: 4 } },
      [
        '{"b":2,"c":{"d":3,"e":4}}',
        '{"c":{"d":3,"e":4}}',
        '{"a":1,"b":2,"c":{"e":4}}',
        '{"a":1,"b":2,"c":{"d":3,"e":4}}',
      ],
    ],
    ['del(.[0, 2]), del(.[-1]), del(.[] | select(. > 1)), del(.[])', [1, 2, 3], ['[2]', '[1,2]', '[1]', '[]']],
    ['map(del(.tags, .client, .notes))', rows, ['[{"id":7,"name":"clips"},{"id":9,"name":"films"}]']],
    [
      '[range(3)], [range(1; 4)], [range(0; 10; 4)], [range(3; 0; -1)], [range(0)]',
      null,
      ['[0,1,2]', '[1,2,3]', '[0,4,8]', '[3,2,1]', '[]'],
    ],
    ['index("b"), rindex("b"), index("x")', 'abcb', ['1', '3', 'null']],
    ['index(1), rindex(1), index([1, 2])', [0, 1, 2, 1], ['1', '3', '1']],
    ['@json, @text', [1, 'a'], ['[1,"a"]', '[1,"a"]']],
    ['@base64, (@base64 | @base64d)', 'Ünï', ['w5xuw68=', 'Ünï']],
    ['@uri', 'a b&c=ü/~(1)!', ['a%20b%26c%3D%C3%BC%2F~%281%29%21']],
    ['fromdate', '2015-03-05T23:51:47Z', ['1425599507']],
    ['fromdate', '2015-03-05T23:51:47.250Z', ['1425599507']],
    ['todate', 1425599507, ['2015-03-05T23:51:47Z']],
    ['now | . > 1600000000', null, ['true']],
    ['env.HOME, $ENV.HOME', null, ['/root', '/root']],
  ])('%s of %j', (query, value, lines) => {
    expect(asked(query, value)).toEqual(lines);
  });

  it.each([
    ['.[', 'it ends unexpectedly'],
    ['.a b', 'unexpected "b" at 4'],
    ['nosuch', 'unknown function nosuch at 1'],
    ['map', 'map takes 1 arguments, not 0'],
    ['"open', 'the string at 1 is not terminated'],
    ['.a $x', 'unexpected "$x" at 4'],
    ['. as x | .', 'a variable such as $x is missing at 6'],
    ['reduce .[] as $x (0)', '";" is missing at 20'],
    ['sub("a")', 'sub takes 2 or 3 arguments, not 1'],
  ])('says what is wrong with %s', (query, problem) => {
    expect(() => createJq(query, world)).toThrow(`--jq: ${problem}`);
  });

  it('says which value a query does not apply to', () => {
    expect(() => asked('.[0].name.first')).toThrow('--jq: string ("clips") has no string ("first")');
    expect(() => asked('.[0] + 1')).toThrow('cannot be added');
    expect(() => asked('$nosuch')).toThrow('$nosuch is not defined');
    expect(() => asked('del(1 + 1)')).toThrow('del needs a path such as');
    expect(() => asked('.[0].name | test("a"; "x")')).toThrow('the flag x is not supported; use g, i, s');
    expect(() => asked('.[0].name | test("(")')).toThrow('--jq: test: Invalid regular expression');
    expect(() => asked('"soon" | fromdate')).toThrow('fromdate needs a time such as');
    expect(() => asked('range(0; 1; 0)')).toThrow('range needs a step other than 0');
    expect(() => asked('.[0].id / 0')).toThrow('cannot be divided by 0');
  });

  it('processes a list entry by entry if the query does', () => {
    const { linesOfEntry } = createJq('.[] | select(.id > 7) | .client.id', world);
    expect(rows.map((row) => Array.from(linesOfEntry?.(row) ?? []))).toEqual([[], ['2']]);
    expect(createJq('map(.id)', world).linesOfEntry).toBeUndefined();
  });
});
