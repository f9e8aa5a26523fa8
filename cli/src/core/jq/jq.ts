import { loadJq, type JqResult } from 'jq-wasm';
import type { Paint } from '../colors.ts';
import { UsageError } from '../command-error.ts';
import { paintJson, type JsonLook } from '../json-text.ts';
import type { Sink, World } from '../world.ts';
import { jqBytes } from './jq-bytes.ts';

/** A query of `--jq`. */
export interface Jq {
  /** Writes what the query answers for a value: one line each; strings without quotes.
   * @throws UsageError in jq's words, after what it answered before */
  answer(value: unknown, write: Sink['write']): Promise<void>;
  /** Whether the query goes through a list entry by entry (`.[] | …`), so that a part of the list can be answered alone. */
  readonly isPerEntry: boolean;
}

/** Loaded once in a process: that takes most of the time. */
let loaded: ReturnType<typeof loadJq> | undefined;

/** Loads jq and compiles the query, before the command does anything. @throws UsageError in jq's words */
export async function createJq(
  query: string,
  world: Pick<World, 'env' | 'stderr' | 'uninterrupted'>,
  { indent, paint }: JsonLook,
): Promise<Jq> {
  loaded ??= jqBytes().then((wasmBinary) => loadJq({ wasmBinary }));
  const jq = await loaded;
  const { text, flags, linesBefore } = withEnvironment(query, world.env);
  const shape = indent === undefined ? ['--compact-output'] : ['--indent', String(indent)];
  const { uninterrupted = async (work) => work() } = world;
  const run = (input: string): Promise<JqResult> =>
    uninterrupted(() => explained(() => jq.raw(input, text, [...shape, ...flags, '--'])));
  const refuse = ({ exitCode, stderr }: JqResult): void => {
    if (exitCode !== 0) throw new UsageError(`--jq: ${problemOf(stderr, linesBefore)}`);
  };
  // No input: this compiles the query and evaluates nothing.
  refuse(await run(''));
  return {
    answer: async (value, write) => {
      const result = await run(JSON.stringify(value));
      if (result.stdout !== '') await write(rawLines(result.stdout, paint));
      refuse(result);
      // From `debug` and `stderr`.
      if (result.stderr !== '') await world.stderr.write(`${result.stderr}\n`);
    },
    isPerEntry: perEntry.test(query),
  };
}

/** `.[]` and fields behind it, then the end or a pipe: what follows a pipe is all evaluated for one entry after the other. */
const perEntry = /^\s*\.\[\](?:\.[A-Za-z_]\w*|\[\])*\s*(?:$|\|(?!=))/;

/** jq knows the environment of its own world only; a query that asks for it gets that of the program. */
function withEnvironment(
  query: string,
  env: World['env'],
): { readonly text: string; readonly flags: readonly string[]; readonly linesBefore: number } {
  if (!/\benv\b|\$ENV\b/.test(query)) return { text: query === '' ? '.' : query, flags: [], linesBefore: 0 };
  return {
    text: `$__environment as $ENV | def env: $ENV;\n${query}`,
    flags: ['--argjson', '__environment', JSON.stringify(env)],
    linesBefore: 1,
  };
}

/** The output without the quotes of strings, as with jq's `--raw-output`, which would lose the blanks at its end here. */
function rawLines(output: string, paint: Paint): string {
  const lines = output
    .split('\n')
    .map((line) => (line.startsWith('"') ? String(JSON.parse(line)) : paintJson(line, paint)));
  return `${lines.join('\n')}\n`;
}

/** jq's message without its name and the number of messages. */
function problemOf(stderr: string, linesBefore: number): string {
  return stderr
    .replace(/^jq: error(?: \(at \/dev\/stdin:\d+\))?(?: |: )/gm, '')
    .replace(/\njq: \d+ compile errors?$/, '')
    .trimEnd()
    .replace(/(?<=at <top-level>, line )\d+/g, (line) => String(Number(line) - linesBefore));
}

/** jq ends like this when it is out of memory, or calls itself too often. */
function explained<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    loaded = undefined;
    throw new UsageError('--jq: the query needs more memory than jq has. Filter the list with flags first', {
      cause: error,
    });
  }
}
