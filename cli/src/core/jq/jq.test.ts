import { describe, expect, it } from 'vitest';
import { createJq } from './jq.ts';

const rows = [
  { id: 7, name: 'clips', tags: ['a', 'b'], client: { id: 1 }, notes: null },
  { id: 9, name: 'films', tags: [], client: { id: 2 }, notes: 'x "y"' },
];
const asked = (query: string, value: unknown = rows): readonly string[] => [...createJq(query).lines(value)];

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

  it.each([
    ['.[', 'it ends unexpectedly'],
    ['.a b', 'unexpected "b" at 4'],
    ['nosuch', 'unknown function nosuch at 1'],
    ['map', 'map takes 1 arguments, not 0'],
    ['"open', 'the string at 1 is not terminated'],
    ['.a $x', 'unexpected "$" at 4'],
  ])('says what is wrong with %s', (query, problem) => {
    expect(() => createJq(query)).toThrow(`--jq: ${problem}`);
  });

  it('says which value a query does not apply to', () => {
    expect(() => asked('.[0].name.first')).toThrow('--jq: string ("clips") has no string ("first")');
    expect(() => asked('.[0] + 1')).toThrow('cannot be added');
    expect(() => asked('.[0].id / 0')).toThrow('cannot be divided by 0');
  });

  it('processes a list entry by entry if the query does', () => {
    const { linesOfEntry } = createJq('.[] | select(.id > 7) | .client.id');
    expect(rows.map((row) => Array.from(linesOfEntry?.(row) ?? []))).toEqual([[], ['2']]);
    expect(createJq('map(.id)').linesOfEntry).toBeUndefined();
  });
});
