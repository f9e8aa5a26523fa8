import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutSignIn } from './commands/without-sign-in.ts';
import type { Context } from './core/context.ts';
import type { Asker } from './core/prompt.ts';
import { createProgram } from './program.ts';
import { runGrtAs, type Seat } from './testing/run-grt.ts';

const program = await createProgram({} as Context, { out: () => undefined, hold: () => undefined, width: 100 });
const commands = leavesOf(program).filter(([path]) => !path.startsWith('__'));

let server: TestServer;
beforeAll(async () => {
  const started = await createTestServer();
  // Nothing that these commands lack is known by the server alone.
  server = { ...started, fetch: () => Promise.reject(new TypeError('offline')) };
});
afterAll(() => server.close());

const run = (seat: Seat, words: readonly string[]) => runGrtAs(server, seat, ...words);
const signedIn: Seat = { env: { GRT_TOKEN: 'grt_0123456789' } };

/** What each command says it lacks, which is asked for once. */
const lacking = new Map<string, Promise<readonly string[]>>();

function missingOf(path: string): Promise<readonly string[]> {
  const missing = lacking.get(path) ?? askMissing(path);
  lacking.set(path, missing);
  return missing;
}

async function askMissing(path: string): Promise<readonly string[]> {
  const { err } = await run(signedIn, path.split(' '));
  const said = /^error: Missing: (.+)$/m.exec(err)?.[1];
  return said?.replaceAll(/ \([^)]*, [^)]*\)/g, '').split(', ') ?? [];
}

/** What a command with words that are all optional says of them. */
const oneOfSeveral = /^error: Specify /;

/** What a command refuses that has all it needs: files, names, and places that are not there, and changes that change nothing. */
const otherwiseWrong =
  /^error: (?:File not found: |There is no |No \S+ named |Nothing to change|Please correct |Unknown |"(?:1|x)" is not |[^.]*GRT_TOKEN|No other account |grt runs from its sources |[^.]+ is invalid|[^.]+ is empty)/;

/** Words that give what is missing. */
function given(command: Command, missing: readonly string[]): readonly string[] {
  return missing.flatMap((name) => {
    const option = command.options.find(({ long }) => long === /^--[\w-]+/.exec(name)?.[0]);
    if (option === undefined) {
      const argument = command.registeredArguments.find((one) => `<${one.name()}>` === name);
      return [argument?.argChoices?.[0] ?? '1'];
    }
    return option.required ? [`${option.long ?? ''}=${option.argChoices?.[0] ?? 'x'}`] : [option.long ?? ''];
  });
}

describe('a command without what it needs', () => {
  it.each(commands)('names all of it at once in a pipe: grt %s', async (path, command) => {
    const missing = await missingOf(path);
    const required = command.registeredArguments.filter((one) => one.required).map((one) => `<${one.name()}>`);
    expect(missing).toEqual(expect.arrayContaining(required));
    const { code, err } = await run(signedIn, [...path.split(' '), ...given(command, missing)]);
    const refusal = missing.length === 0 ? oneOfSeveral : otherwiseWrong;
    if (code === 2 && !refusal.test(err)) expect(err).toMatch(otherwiseWrong);
  });
});

describe('a command that asks', () => {
  it.each(commands)('asks nothing without a sign-in, unless it needs none: grt %s', async (path, command) => {
    if (withoutSignIn.has(path)) return;
    const asked: string[] = [];
    const ask = ({ flag }: { readonly flag: string }) => {
      asked.push(flag);
      return Promise.reject(new Error('asked'));
    };
    const asker: Asker = { text: ask, secret: ask, choose: ask, confirm: ask };
    const mandatory = new Set(command.options.filter((option) => option.mandatory).map(({ long }) => long));
    const missing = await missingOf(path);
    const words = [
      ...path.split(' '),
      ...given(
        command,
        missing.filter((name) => !name.startsWith('--') || mandatory.has(name)),
      ),
    ];

    await run({ columns: 100, asker }, words);
    expect(asked).toEqual([]);
    const { err } = await run({}, words);
    expect(err).not.toMatch(/^error: Missing/);
    if (missing.length > words.length - path.split(' ').length)
      expect(err).toBe('error: Please sign in.\nRun: grt auth login\n');
  });
});

function leavesOf(command: Command, before = ''): readonly (readonly [path: string, command: Command])[] {
  return command.commands.flatMap((child) => {
    const path = `${before} ${child.name()}`.trim();
    return child.commands.length > 0 ? leavesOf(child, path) : [[path, child] as const];
  });
}
