import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import type { Context } from './core/context.ts';
import { createProgram } from './program.ts';

/** A program whose commands accept their arguments and do nothing. */
async function idleProgram(): Promise<Command> {
  const ignored = { out: () => undefined, hold: () => undefined, width: 100 };
  // Declaring a command does not use its context.
  const program = await createProgram({} as Context, ignored);
  for (const command of everyCommand(program)) if (command.commands.length === 0) command.action(() => undefined);
  return program;
}

function everyCommand(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap((child) => everyCommand(child))];
}

/**
 * The calls of `grt` in a shell line, as words: including those in a pipe, and those whose output is substituted into
 * another one.
 */
function callsIn(line: string): readonly (readonly string[])[] {
  const inner = /\$\(([^()]*)\)/.exec(line);
  if (inner) return [...callsIn(inner[1] ?? ''), ...callsIn(line.replace(inner[0], '1'))];
  const calls: string[][] = [];
  let current: string[] | undefined;
  for (const [token] of line.matchAll(/[|;&<>()]+|(?:[^\s'"|;&<>()]|'[^']*'|"(?:\\.|[^"\\])*")+/g)) {
    if (token === 'grt') calls.push((current = []));
    else if (/^[|;&<>()]/.test(token)) current = undefined;
    else current?.push(unquoted(token));
  }
  return calls;
}

function unquoted(token: string): string {
  return token.replaceAll(
    /'([^']*)'|"((?:\\.|[^"\\])*)"/g,
    (_, plain?: string, quoted?: string) => plain ?? quoted ?? '',
  );
}

/**
 * The lines of a page that call `grt`, except those that show its syntax (`[options]`, `<command>`); without comments,
 * and joined if they continue on the next line.
 */
function linesOf(page: string): readonly string[] {
  const whole = page.replaceAll(/\\\n\s*/g, '').split('\n');
  const calls = whole.filter(
    (line) => /^\$ .*\bgrt |^grt /.test(line) && !/^grt .*(?:\[options\]|<command>)/.test(line),
  );
  return calls.map((line) => line.replaceAll(/^\$ |\s+#.*$/g, ''));
}

/** docs/cli.md has the examples of every command besides those in its text. */
it.each([
  ['docs/cli.md', 150],
  ['README.md', 9],
])('the program accepts the examples in %s', async (name, least) => {
  const lines = linesOf(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'));
  expect(lines.length).toBeGreaterThanOrEqual(least);
  const program = await idleProgram();
  const wrong: string[] = [];
  for (const line of lines) {
    for (const words of callsIn(line)) {
      await program
        .parseAsync(words, { from: 'user' })
        .catch((error: unknown) => wrong.push(`${line}: ${String(error)}`));
    }
  }
  expect(wrong).toEqual([]);
});
