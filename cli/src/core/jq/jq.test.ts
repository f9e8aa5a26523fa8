import { describe, expect, it } from 'vitest';
import type { JsonLook } from '../json-text.ts';
import type { Sink } from '../world.ts';
import { createJq } from './jq.ts';

const rows = [
  { id: 7, name: 'clips', tags: ['a', 'b'], client: { id: 1 }, notes: null },
  { id: 9, name: 'films', tags: [], client: { id: 2 }, notes: 'x "y"' },
];

const plain: JsonLook = { indent: undefined, paint: (_, text) => text };

interface Answered {
  readonly out: string;
  readonly err: string;
  readonly error?: unknown;
}

async function answered(query: string, value: unknown = rows): Promise<Answered> {
  const seen = { out: '', err: '' };
  const sink = (name: keyof typeof seen): Sink => ({
    isTTY: false,
    columns: undefined,
    write: async (chunk) => void (seen[name] += String(chunk)),
    stream: process.stderr,
  });
  const world = { env: { HOME: '/root' }, stderr: sink('err') };
  try {
    const jq = await createJq(query, world, plain);
    await jq.answer(value, (text) => sink('out').write(text));
    return seen;
  } catch (error) {
    return { ...seen, error };
  }
}

describe('--jq', () => {
  it.each<readonly [query: string, value: unknown, out: string]>([
    ['.[] | select(.id > 7) | .name, .client.id, .notes', rows, 'films\n2\nx "y"\n'],
    ['.[] | [.id, .notes] | @csv', rows, '7,\n9,"x ""y"""\n'],
    ['map(.name |= ascii_upcase) | .[0] | {name, tags}', rows, '{"name":"CLIPS","tags":["a","b"]}\n'],
    ['[.[] | try error("refused") catch .]', rows, '["refused","refused"]\n'],
    ['.[].name | capture("(?<first>.)").first', rows, 'c\nf\n'],
    ['@uri "?q=\\(.)"', 'a b&', '?q=a%20b%26\n'],
    ['todate, strftime("%Y")', 1_425_599_507, '2015-03-05T23:51:47Z\n2015\n'],
    ['[paths], (walk(if type == "number" then . + 1 else . end) | tojson)', { a: 1 }, '[["a"]]\n{"a":2}\n'],
    ['def twice: . * 2; reduce .[] as {$id} (0; . + $id) | twice', rows, '32\n'],
    ['.[0].missing.deeper, (.[0] | has("id"))', rows, 'null\ntrue\n'],
    ['.', '  two\nlines  \n', '  two\nlines  \n\n'],
    ['empty', rows, ''],
    ['-.[0].id', rows, '-7\n'],
    ['', 1, '1\n'],
    ['.', '🎬 ü', '🎬 ü\n'],
    ['env.HOME, $ENV.HOME, (def env: 1; env)', null, '/root\n/root\n1\n'],
  ])('answers %s of %j', async (query, value, out) => {
    expect(await answered(query, value)).toEqual({ out, err: '', error: undefined });
  });

  it.each([
    ['.[', '--jq: syntax error, unexpected end of file at <top-level>, line 1, column 2:\n    .[\n     ^'],
    ['nosuch', '--jq: nosuch/0 is not defined at <top-level>, line 1, column 1:\n    nosuch\n    ^^^^^^'],
    ['env.[', '--jq: syntax error, unexpected end of file at <top-level>, line 1, column 5:\n    env.[\n        ^'],
    ['error("x")', '--jq: x'],
  ])('refuses %s in the words of jq', async (query, message) => {
    expect(await answered(query)).toMatchObject({ out: '', error: { name: 'UsageError', message } });
  });

  it('prints what it answered before it found a value that the query does not fit', async () => {
    const message = '--jq: string ("x") and number (1) cannot be added';
    expect(await answered('.[] | . + 1', [1, 'x', 2])).toMatchObject({ out: '2\n', error: { message } });
  });

  it('says so when a query never ends for want of memory', async () => {
    const message = '--jq: the query needs more memory than jq has. Filter the list with flags first';
    expect(await answered('def deeper: [deeper]; deeper')).toMatchObject({ out: '', error: { message } });
  });

  it('writes what a query says besides to standard error', async () => {
    expect(await answered('.[0].id | debug')).toEqual({ out: '7\n', err: '["DEBUG:",7]\n' });
  });

  it.each([
    ['.[]', true],
    [' .[].client.id ', true],
    ['.[].tags[] | length', true],
    ['.[] | .id, length', true],
    ['.[].id, length', false],
    ['.[] |= 1', false],
    ['.[] as $x | $x', false],
    ['map(.id)', false],
    ['.[0] | .id', false],
  ])('knows whether %s goes through a list entry by entry: %s', async (query, isPerEntry) => {
    const world = { env: {}, stderr: process.stderr as never };
    expect((await createJq(query, world, plain)).isPerEntry).toBe(isPerEntry);
  });
});
