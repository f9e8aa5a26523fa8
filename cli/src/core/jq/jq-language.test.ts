import { describe, expect, it } from 'vitest';
import { expectAnswers, jqWorld, type Answered } from '../../testing/jq-answers.ts';
import { createJq } from './jq.ts';

const rows = [
  { id: 7, tags: ['a', 'b'], client: { id: 1 } },
  { id: 9, tags: [], client: { id: 2 } },
];

describe('a text with a format writes what is put into it in that format', () => {
  const value = { q: 'a b&', list: [1, 'x y'], html: '<a "b">', more: ['1', 'é'] };
  expectAnswers(
    [
      ['@uri "https://x.example/…?q=\\(.q)&r=\\(.list[1])"', value, ['https://x.example/…?q=a%20b%26&r=x%20y']],
      ['@csv "row: \\(.list)"', value, ['row: 1,"x y"']],
      ['@tsv "\\(.list)|"', value, ['1\tx y|']],
      [
        '@html "<b>\\(.html)</b>", (.html | @html)',
        value,
        ['<b>&lt;a &quot;b&quot;&gt;</b>', '&lt;a &quot;b&quot;&gt;'],
      ],
      ['@sh "echo \\(.q) \\(.list)", ([null, "it\'s"] | @sh)', value, ["echo 'a b&' 1 'x y'", "null 'it'\\''s'"]],
      ['@json "q=\\(.q)", @text "\\(.list)"', value, ['q="a b&"', '[1,"x y"]']],
      ['@base64 "x\\(.q)", @base64d "\\("YQ==")"', value, ['xYSBiJg==', 'a']],
      ['@base64 "\\(.more[])", @json "plain"', value, ['MQ==', 'w6k=', 'plain']],
    ],
    [['@html "\\(.)"', "it's", ['it&#39;s']]],
  );

  it('says what cannot be written in it', () => {
    expect(() => [...createJq('@sh "\\(.)"', jqWorld).lines([[1]])]).toThrow('@sh cannot take array ([1])');
    expect(() => [...createJq('@csv "\\(.)"', jqWorld).lines(1)]).toThrow('@csv needs an array');
  });
});

describe('as takes lists and objects apart', () => {
  const taken: readonly Answered[] = [
    ['. as {a: $x} | $x', { a: 3 }, ['3']],
    ['. as {$a, b: [$c, {d: $e}]} | [$a, $c, $e]', { a: 3, b: [1, { d: 5 }] }, ['[3,1,5]']],
    ['. as [$a, $b] | [$b, $a]', [1], ['[null,1]']],
    ['. as {"x y": $x, ("b"): $y, $a: [$z]} | [$x, $y, $z, $a]', { a: [1], b: 2, 'x y': 3 }, ['[3,2,1,[1]]']],
    ['. as {"a\\(1)": $x} | $x', { a1: 5 }, ['5']],
    ['. as {("a", "b"): $x} | $x', { a: 1, b: 2 }, ['1', '2']],
    ['. as {a: [$x]} | $x', {}, ['null']],
    ['. as [$a] | $a', null, ['null']],
    ['.[] as {id: $id, client: {id: $client}} | "\\($id) \\($client)"', rows, ['7 1', '9 2']],
    ['.[] as {$id, tags: [$first]} | {$id, $first}', rows, ['{"id":7,"first":"a"}', '{"id":9,"first":null}']],
    [
      'reduce .[] as [$k, $v] ({}; . + {($k): $v})',
      [
        ['a', 1],
        ['b', 2],
      ],
      ['{"a":1,"b":2}'],
    ],
    ['1 + 2 as $x | $x * 10', null, ['21']],
    ['1, 2 as $x | $x * 10', null, ['1', '20']],
    ['-1 as $x | $x', null, ['-1']],
  ];
  expectAnswers(taken);

  it('says what a pattern does not fit', () => {
    expect(() => [...createJq('. as [$a] | $a', jqWorld).lines(5)]).toThrow('number (5) has no number (0)');
    expect(() => [...createJq('. as {$a} | $a', jqWorld).lines([1])]).toThrow('array ([1]) has no string ("a")');
  });
});

describe('del takes every kind of path', () => {
  const deleted: readonly Answered[] = [
    [
      'del(.[1:]), del(.[:1]), del(.[-1:]), del(.[5:]), del(.[:-5])',
      [1, 2, 3],
      ['[1]', '[2,3]', '[1,2]', '[1,2,3]', '[1,2,3]'],
    ],
    ['del(.[1:2], .[0]), del(.[0:2], .[1:3]), del(.[0], .[1:2], .[-1])', [1, 2, 3, 4], ['[3,4]', '[4]', '[3]']],
    ['del(.[0], .[0])', [1, 2, 3], ['[2,3]']],
    ['del(.a[1:]), del(.a[1:] | .[0]), del(.b[1:])', { a: [1, 2, 3] }, ['{"a":[1]}', '{"a":[1,3]}', '{"a":[1,2,3]}']],
    [
      'del(.[1:][0]), del(.[1:][-1]), del(.[1:][1:]), del(.[1:] | .[] | select(. > 2))',
      [1, 2, 3],
      ['[1,3]', '[1,2]', '[1,2]', '[1,2]'],
    ],
    ['del(.[1.5:]), .[1.2:2.2]', [1, 2, 3, 4], ['[1]', '[2,3]']],
    ['del(.. | select(. == 1))', [1, [1, 2]], ['[[2]]']],
    ['del(.. | .a?)', { a: 1, b: [{ a: 2 }] }, ['{"b":[{}]}']],
    ['del(.[]?), del(.a?)', 3, ['3', '3']],
    ['del(.[1:])', null, ['null']],
    ['del(.["a", "b"])', { a: 1, b: 2, c: 3 }, ['{"c":3}']],
    ['del(.[range(0; 2)])', [1, 2, 3], ['[3]']],
  ];
  expectAnswers(deleted);

  it('says what has no such path', () => {
    expect(() => [...createJq('del(.[1:])', jqWorld).lines('abc')]).toThrow('del with a slice needs an array');
    expect(() => [...createJq('del(.a | tostring)', jqWorld).lines({})]).toThrow('del needs a path such as');
  });
});

describe('an argument with several values', () => {
  const several: readonly Answered[] = [
    ['[range(1, 2)], [range(0, 1; 3, 4)]', null, ['[0,0,1]', '[0,1,2,0,1,2,3,1,2,1,2,3]']],
    ['[range(0, 1; 3, 4; 1, 2)]', null, ['[0,1,2,0,2,0,1,2,3,0,2,1,2,1,1,2,3,1,3]']],
    ['[limit(1, 2; .[])], [.[(0, 1):(2, 3)]]', [1, 2, 3], ['[1,1,2]', '[[1,2],[1,2,3],[2],[2,3]]']],
    ['[test("a", "b")], [test("a", "B"; "i", null)]', 'b', ['[false,true]', '[false,true,false,false]']],
    ['sub("(?<x>.)"; "\\(.x)1", "2")', 'ab', ['a1b', '2b']],
    ['[range(empty)], [limit(empty; .[])], [test(empty)]', [1], ['[]', '[]', '[]']],
  ];
  expectAnswers(several);

  it('is refused by name where jq itself changed its answer', () => {
    expect(() => [...createJq('gsub("a"; "b", "c")', jqWorld).lines('aa')]).toThrow(
      'a replacement of several matches with none or several values is not supported',
    );
  });
});

describe('patterns of test, sub, and gsub', () => {
  const found: readonly Answered[] = [
    ['test("a b # c"; "x"), test("a\\\\ b"; "x"), test("a[ ]b"; "x")', 'a b', ['false', 'true', 'true']],
    [
      'test("A B"; "ix"), test("A"; "gi"), test(["A", "i"]), test("a"; null), test("a"; "")',
      'ab',
      ['true', 'true', 'true', 'true', 'true'],
    ],
    [
      'test("a.b"), test("a.b"; "s"), test("a.b"; "p"), test("^b"; "s"), test("^b"), test("a$"; "s")',
      'a\nb',
      ['false', 'false', 'true', 'false', 'false', 'false'],
    ],
    ['test("a$"), test("a\\\\Z"), test("a\\\\z"), test("\\\\Aa")', 'a\n', ['true', 'true', 'false', 'true']],
    ['test(""; "n"), test("b*"; "n"), test("x*"; "n")', 'ab', ['false', 'true', 'false']],
    ['sub("a*"; "x"; "n"), gsub("a+"; "x"; "n")', 'baa', ['bx', 'bx']],
    ['sub("A"; "x"; "gi"), gsub("A"; "x"; "i")', 'aab', ['xxb', 'xxb']],
    ['[test("\\\\w", "\\\\d", "^\\\\W", "[\\\\W_]", "\\\\bé", "\\\\B")]', 'é', ['[true,false,false,false,true,false]']],
    ['gsub("[\\\\W_]+"; "-")', 'été, _x', ['été-x']],
    [
      '[test("[[:alpha:]]+", "[[:punct:]]", "[^[:alpha:]]", "[[:^alpha:]]", "[a-c[:digit:]]")]',
      'é',
      ['[true,false,false,false,false]'],
    ],
    [
      '[test("a\\\\-b", "[a\\\\-]", "\\\\Aa\\\\-b\\\\z", "^[a-]+", "^[-a]+b", "[]a]", "[^]a]")]',
      'a-b',
      ['[true,true,true,true,true,true,true]'],
    ],
    ['[test("{", "]", "}", "a{2}", "[{(]", "[\\"]")]', '{a]}', ['[true,true,true,false,true,false]']],
    [
      '[test("[!#%,:;<=>@`~^$.*+?|/]"), test("[--/]"), test("[a\\\\]]"), test("[.][+][*]")]',
      '.+*',
      ['[true,true,false,true]'],
    ],
    ['gsub("\\\\p{L}"; "x"), gsub("[\\\\p{L}1-9]"; "y")', 'äb1', ['xx1', 'yyy']],
    ['test("\\\\d"), test("[\\\\d]")', '٣', ['true', 'true']],
    ['gsub("(?<a>.)(?<b>\\\\d)?"; "\\(.a)\\(.b)")', 'x1y', ['x1ynull']],
    ['gsub("\\\\.example$"; "")', 'clips.example', ['clips']],
  ];
  expectAnswers(found);

  it('say which of jq is not supported', () => {
    expect(() => [...createJq('test("a"; "l")', jqWorld).lines('a')]).toThrow('the flag l is not supported');
    expect(() => [...createJq('test("[[:graph:]]")', jqWorld).lines('a')]).toThrow(
      '[:graph:] is not supported in patterns',
    );
    expect(() => [...createJq('test("[a")', jqWorld).lines('a')]).toThrow('the pattern has a [ without its ]');
    expect(() => [...createJq('test("[a-z&&b]")', jqWorld).lines('a')]).toThrow('&& in the brackets of a pattern');
    expect(() => [...createJq('test("a++")', jqWorld).lines('a')]).toThrow(
      'Invalid regular expression "a++": Nothing to repeat',
    );
  });
});
