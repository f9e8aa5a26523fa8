import { createTestServer } from '@grt/mock-server/testing';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import type { Context } from './core/context.ts';
import { createProgram } from './program.ts';
import { runGrtAs } from './testing/run-grt.ts';

const program = await createProgram({} as Context, { out: () => undefined, hold: () => undefined, width: 100 });
const nouns = program.commands.filter((noun) => verbOf(noun, 'list') !== undefined);

function verbOf(noun: Command, name: string): Command | undefined {
  return noun.commands.find((verb) => verb.name() === name);
}

const flagsOf = (command: Command | undefined): readonly (string | undefined)[] =>
  command?.options.map(({ long }) => long) ?? [];

/** Nouns whose list has no screen of its own, by the reason. */
const withoutScreen: Readonly<Record<string, string>> = {
  alias: 'they are on this machine',
  config: 'they are on this machine',
  notifications: 'they are in the header of every screen',
  profile: 'they are on this machine',
};

/** Nouns whose list is not exported, by the reason. */
const withoutExport: Readonly<Record<string, string>> = {
  alias: 'grt config and grt alias keep them in a file',
  config: 'grt config and grt alias keep them in a file',
  profile: 'they are on this machine',
};

it('opens the screen of every list, or it is known why there is none', () => {
  const lacking = nouns.filter((noun) => !flagsOf(verbOf(noun, 'list')).includes('--web')).map((noun) => noun.name());
  expect(lacking.toSorted()).toEqual(Object.keys(withoutScreen));
});

it('opens a screen with -w as with --web', () => {
  const options = [program, ...nouns.flatMap((noun) => [noun, ...noun.commands])].flatMap((command) => command.options);
  const web = options.filter(({ long }) => long === '--web');
  expect(new Set(web.map(({ short }) => short))).toEqual(new Set(['-w']));
});

it('exports every list to a file, or it is known why not', () => {
  const lacking = nouns
    .filter((noun) => !flagsOf(verbOf(noun, 'export')).includes('--output'))
    .map((noun) => noun.name());
  expect(lacking.toSorted()).toEqual(Object.keys(withoutExport));
});

it('exports what the server does not, with the filters of the list', async () => {
  const server = await createTestServer();
  const admin = (...argv: readonly string[]) => runGrtAs(server, { as: 'admin' }, ...argv);
  await admin('geo', 'add', 'FR', '--reason', '=1+1');
  await admin('geo', 'add', 'US-TX');
  expect((await admin('geo', 'export', '--type', 'country', '--output', '-')).out).toMatch(
    /^id,type,code,name,verdict,reason,changed\r?\n1,country,FR,France,blocked,'=1\+1,[^\n]+\n$/,
  );
  expect((await admin('reviews', 'export', '--output', '-')).out).toMatch(/^id,feed,name,state,/);
  await server.close();
});
