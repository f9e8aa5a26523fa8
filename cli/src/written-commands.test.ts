import { isFull } from '@grt/mock-server/testing';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anyProgram, inHelp, onPages } from './testing/written/all-written.ts';
import { copyEach, copyInOrder, type Copying } from './testing/written/copying.ts';
import { aFreshDemo, type FreshDemo } from './testing/written/fresh-demo.ts';
import { copyLine } from './testing/written/reader.ts';
import { runGrtAt } from './testing/run-grt.ts';
import { stagesOf, substitutionIn } from './testing/written/shell-line.ts';
import { isCopied, needless, standingIn } from './testing/written/written-tables.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 }); // It fills in the demo data, and runs four hundred commands.

let demo: FreshDemo;
let copying: Copying;

beforeAll(async () => {
  demo = await aFreshDemo({ isListening: false });
  const { server, folder, code } = demo;
  copying = { demo, isShell: false, copy: (line, env) => copyLine({ server, folder, columns: 80, env, code }, line) };
});
afterAll(() => demo.close());

// The examples of one --help call the same code: the longest has the most flags. All are parsed below.
it('the examples of every --help do what they say, on a fresh demo', async () => {
  const wrong: string[] = [];
  for (const written of inHelp)
    wrong.push(...(await copyEach(copying, isFull ? written : { ...written, lines: longestOf(written.lines) })));
  expect(wrong).toEqual([]);
});

it('none of them changes anything if --json names a field that its result will not have', async () => {
  const { server, folder } = demo;
  const changes: string[] = [];
  for (const { lines } of inHelp) {
    const line = lines.find((text) => /^grt (?!api\b|\w+ (?:list|show|export)\b)[^|<>$]+$/.test(text));
    const [stage] = line === undefined ? [] : stagesOf(line);
    if (line === undefined || stage === undefined || /--follow|listen/.test(line)) continue;
    await demo.goBackSignedIn();
    const refusing: typeof server.fetch = async (input, init) => {
      const { method, url } = new Request(input, init);
      if (method === 'GET') return server.fetch(input, init);
      changes.push(`${line}: ${method} ${url}`);
      return Response.json({ success: false, message: 'Noted', code: 'internal' }, { status: 500 });
    };
    const words = [...stage.words.slice(1), '--no-input', '--json=nothing'];
    await runGrtAt({ ...server, fetch: refusing }, folder, { env: { GRT_PROFILE: 'admin' } }, ...words);
  }
  expect(changes).toEqual([]);
});

it('the blocks of the pages do, in their order', async () => {
  const wrong: string[] = [];
  for (const written of onPages) wrong.push(...(await copyInOrder(copying, written)));
  expect(wrong).toEqual([]);
});

it('those that are not copied are still written, and all are understood', async () => {
  const lines = [...inHelp, ...onPages].flatMap((written) => written.lines);
  expect(needless(lines)).toEqual([]);
  const idle = await anyProgram();
  for (const command of everyCommand(idle)) if (command.commands.length === 0) command.action(() => undefined);
  for (const line of lines) for (const words of callsIn(line)) await idle.parseAsync(words, { from: 'user' });
});

it('the tests that stand for those exist', () => {
  const missing = standingIn.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)));
  expect(missing).toEqual([]);
});

function longestOf(lines: readonly string[]): readonly string[] {
  const [longest] = lines
    .filter((line) => isCopied(line, { isShell: false }))
    .sort((one, other) => other.length - one.length);
  return longest === undefined ? [] : [longest];
}

function everyCommand(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** The calls of grt in a line, as words. */
function callsIn(line: string): readonly (readonly string[])[] {
  const inner = substitutionIn(line);
  if (inner !== undefined) return [...callsIn(inner.line), ...callsIn(line.replace(inner.text, '1'))];
  const calls = stagesOf(line.replaceAll(/^until |;.*$/g, '')).filter(({ words: [program] }) => program === 'grt');
  return calls.map(({ words }) => words.slice(1));
}
