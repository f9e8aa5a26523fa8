import { describe, expect, it } from 'vitest';
import { expectAnswers, jqWorld, type Answered } from '../../testing/jq-answers.ts';
import { createJq } from './jq.ts';

const rows = [
  { id: 7, name: 'clips', tags: ['a', 'b'], client: { id: 1 }, notes: null },
  { id: 9, name: 'films', tags: [], client: { id: 2 }, notes: 'x "y"' },
];
const asked = (query: string, value: unknown = rows): readonly string[] => [...createJq(query, jqWorld).lines(value)];

/** Queries about the rows above, with jq's answers. */
const aboutRows: readonly (readonly [query: string, lines: readonly string[]])[] = [
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
];

/** Queries about values, with jq's answers. */
const aboutValues: readonly Answered[] = [
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
  ['@uri', 'a b&c=ü/~', ['a%20b%26c%3D%C3%BC%2F~']],
  ['fromdate', '2015-03-05T23:51:47Z', ['1425599507']],
  ['todate', 1425599507, ['2015-03-05T23:51:47Z']],
  ['now | . > 1600000000', null, ['true']],
  ['env.HOME, $ENV.HOME', null, ['/root', '/root']],
];

/** What jq 1.6 answers otherwise: brackets as jq 1.7 encodes them, and fractions of seconds, which the platform sends. */
const beyond: readonly Answered[] = [
  ['@uri', '(1)!', ['%281%29%21']],
  ['fromdate', '2015-03-05T23:51:47.250Z', ['1425599507']],
];

const answered: readonly Answered[] = [
  ...aboutRows.map(([query, lines]): Answered => [query, rows, lines]),
  ...aboutValues,
];

describe('--jq', () => {
  expectAnswers(answered, beyond);

  it.each([
    ['.[', 'it ends unexpectedly'],
    ['.a b', 'unexpected "b" at 4'],
    ['nosuch', 'unknown function nosuch at 1'],
    ['map', 'map takes 1 arguments, not 0'],
    ['"open', 'the string at 1 is not terminated'],
    ['.a $x', 'unexpected "$x" at 4'],
    ['. as x | .', 'a variable such as $x is missing at 6'],
    ['reduce .[] as $x (0)', '";" is missing at 20'],
    ['def f: .; f', 'def is not supported (at 1)'],
    ['foreach .[] as $x (0; .)', 'foreach is not supported (at 1)'],
    ['.a |= 1', 'unexpected "=" at 5'],
    ['.[] as [$a] ?// $a | $a', '?// between patterns is not supported'],
    ['. as [$a, {b: $a}] | $a', '$a is named twice in one pattern'],
    ['. as [] | 1', 'a variable such as $x is missing at 7'],
    ['. as {1: $x} | $x', 'a name is missing at 7'],
    ['. as {a} | $a', '":" is missing at 8'],
    ['@nosuch "x"', 'unknown function @nosuch at 1'],
    ['sub("a")', 'sub takes 2 or 3 arguments, not 1'],
  ])('says what is wrong with %s', (query, problem) => {
    expect(() => createJq(query, jqWorld)).toThrow(`--jq: ${problem}`);
  });

  it('says which value a query does not apply to', () => {
    expect(() => asked('.[0].name.first')).toThrow('--jq: string ("clips") has no string ("first")');
    expect(() => asked('.[0] + 1')).toThrow('cannot be added');
    expect(() => asked('$nosuch')).toThrow('$nosuch is not defined');
    expect(() => asked('del(1 + 1)')).toThrow('del needs a path such as');
    expect(() => asked('.[0].name | test("a"; "l")')).toThrow('the flag l is not supported; use g, i, n, p, s, x');
    expect(() => asked('.[0].name | test("(")')).toThrow('--jq: test: Invalid regular expression');
    expect(() => asked('"soon" | fromdate')).toThrow('fromdate needs a time such as');
    expect(() => asked('range(0; 1; 0)')).toThrow('range needs a step other than 0');
    expect(() => asked('.[0].id / 0')).toThrow('cannot be divided by 0');
  });

  it('processes a list entry by entry if the query does', () => {
    const { linesOfEntry } = createJq('.[] | select(.id > 7) | .client.id', jqWorld);
    expect(rows.map((row) => Array.from(linesOfEntry?.(row) ?? []))).toEqual([[], ['2']]);
    expect(createJq('map(.id)', jqWorld).linesOfEntry).toBeUndefined();
  });
});
