import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './core/context.ts';
import { createProgram } from './program.ts';
import { runGrt, runGrtAs, runGrtAt } from './testing/run-grt.ts';

describe('the command line', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('says what Git Bash does to a path of the API, and to a text', async () => {
    const path = ['api', 'C:/Program Files/Git/domains'];
    const hint =
      'Git Bash turned a path into C:/Program Files/Git/domains: write it as //domains, or set MSYS_NO_PATHCONV=1.';
    expect((await runGrtAs(server, { env: { MSYSTEM: 'MINGW64' } }, ...path)).err).toContain(hint);
    expect((await runGrtAs(server, {}, ...path)).err).not.toContain('Git Bash');
    const note = ['notes', 'add', 'client', '1', '--text=C:/Program Files/Git/see /etc'];
    const saved = await runGrtAs(server, { as: 'admin', env: { MSYSTEM: 'MINGW64' } }, ...note);
    expect(saved).toMatchObject({
      code: 0,
      err: 'Git Bash turned a path into C:/Program Files/Git/see /etc: write it as //see /etc, or set MSYS_NO_PATHCONV=1.\n',
    });
  });

  it('prints its version', async () => {
    expect(await runGrt(server, '--version')).toEqual({ code: 0, out: '2.0.0\n', err: '' });
  });

  it('prints its help when called without arguments', async () => {
    const { code, out, err } = await runGrt(server);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Usage: grt');
  });

  it('prints the help of a noun that is called without a verb', async () => {
    const { code, out, err } = await runGrt(server, 'domains');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('approve [options] [id...]');
    expect(out).toBe((await runGrt(server, 'domains', '--help')).out);
  });

  it('lists its commands in groups, and its topics', async () => {
    const { out } = await runGrt(server, '--help');
    expect(out).toMatch(/^Feeds, domains, and traffic:\n {2}feeds\|feed /m);
    expect(out).toMatch(/^Help topics, .*:\n {2}environment {2}environment variables that change what grt does\n/m);
    expect(out).not.toMatch(/^Commands:/m);
  });

  it('indents and colors JSON for people, and never for programs', async () => {
    const seat = { as: 'reviewer', columns: 80 };
    const list = ['registrations', 'list', '--limit', '2', '--json', 'company_name,reviewed_at'];
    const colored = await runGrtAs(server, seat, ...list);
    const plain = await runGrtAs(server, { ...seat, env: { NO_COLOR: '1' } }, ...list);
    expect(plain.out).toBe(`${JSON.stringify(JSON.parse(plain.out), undefined, 2)}\n`);
    expect(colored.out).toContain('\u001B[1m"company_name"\u001B[22m: \u001B[32m"');
    expect(stripVTControlCharacters(colored.out)).toBe(plain.out);
    const forced = await runGrtAs(server, { as: 'reviewer', env: { FORCE_COLOR: '1' } }, ...list);
    expect(forced.out).toBe(`${JSON.stringify(JSON.parse(forced.out)).replace('},{', '},\n{')}\n`);
    const asked = await runGrtAs(server, seat, ...list, '--jq', '.[0] | {reviewed_at}, "{\\"a\\": null}"');
    expect(asked.out).toBe('{\n  \u001B[1m"reviewed_at"\u001B[22m: \u001B[2mnull\u001B[22m\n}\n{"a": null}\n');
  });

  it('takes a field that is called like a command for a field', async () => {
    const { code, err } = await runGrtAs(server, { as: 'acme' }, 'auth', 'whoami', '--json', 'client');
    expect(code).toBe(2);
    expect(JSON.parse(err)).toMatchObject({
      message: expect.stringMatching(/^--json: unknown field "client"\. Available fields: /) as string,
    });
  });

  it('suggests what was meant, and mentions the help', async () => {
    expect(await runGrt(server, 'domains', 'aprove', '7')).toEqual({
      code: 2,
      out: '',
      err: "error: unknown command 'aprove'\n(Did you mean approve?)\nSee: grt domains --help\n",
    });
    expect((await runGrt(server, 'domains', 'approve', '--nots', 'x')).err).toContain('(Did you mean --notes?)');
  });

  it('reports invalid usage as one JSON object with --json', async () => {
    const { code, out, err } = await runGrt(server, 'outbox', 'show', 'seven', '--json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err)).toEqual({
      success: false,
      message: '"seven" is not a valid <id>. Must be a number.\nSee: grt outbox show --help',
      code: 'usage',
      exit_code: 2,
    });
  });

  it.each([
    ['--json'],
    ['--json=id'],
    ['--jq', '.'],
    ['--format', 'json'],
    ['--format', 'ndjson'],
    ['--format=ndjson'],
  ])('reports a flag before %s %s as JSON, too', async (...flags) => {
    const { code, err } = await runGrt(server, 'feeds', 'list', '--timeout', '0', ...flags);
    expect(code).toBe(2);
    expect(JSON.parse(err)).toMatchObject({ success: false, code: 'usage' });
  });

  it.each([['--format=tsv'], ['--format', 'table'], []])('reports it as text with %s %s', async (...flags) => {
    const { err } = await runGrt(server, 'feeds', 'list', '--timeout', '0', ...flags);
    expect(err).toMatch(/^error: option '--timeout/);
  });

  it('says how to sign in when signed out', async () => {
    const { code, out, err } = await runGrt(server, 'domains', 'list');
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toMatch(/^error: .+\nRun: grt auth login\n {2}request \S+\n$/);
  });

  it('reports what the server refuses as JSON with its code, status, and request id', async () => {
    const { code, err } = await runGrtAs(server, { as: 'acme' }, 'registrations', 'list', '--json');
    expect(code).toBe(5);
    expect(JSON.parse(err)).toMatchObject({
      success: false,
      code: 'forbidden',
      status: 403,
      exit_code: 5,
      request_id: expect.any(String) as string,
    });
  });

  it('says who is signed in, who may do it, and how to become that', async () => {
    const home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    for (const [username, argv, refusal] of [
      ['acme', ['registrations', 'list'], 'acme, a client. This is for administrators (reviewer, admin, super_admin).'],
      [
        'reviewer',
        ['users', 'delete', '1', '--yes'],
        'reviewer, an administrator. This is for administrators (super_admin).',
      ],
      ['reviewer', ['api', 'clientFeeds.list'], 'reviewer, an administrator. This is for clients.'],
    ] as const) {
      const signIn = ['auth', 'login', '--username', username, '--password-stdin', '--profile', username];
      await runGrtAt(server, home, { stdin: testPassword }, ...signIn);
      const { code, err } = await runGrtAt(server, home, {}, ...argv, '--profile', username);
      expect(code).toBe(5);
      const next = `You are signed in as ${refusal} To use another account, add --profile or run: grt auth switch`;
      expect(err).toContain(`\n${next}\n`);
      const asJson = await runGrtAt(server, home, {}, ...argv, '--profile', username, '--json');
      expect(JSON.parse(asJson.err)).toMatchObject({ code: 'forbidden', next });
    }
    await rm(home, { recursive: true, force: true });
  });

  it('says whose the token is, unless the server does not', async () => {
    const { err } = await runGrtAs(server, { as: 'acme' }, 'registrations', 'list');
    expect(err).toContain(
      '\nGRT_TOKEN belongs to acme, a client. This is for administrators (reviewer, admin, super_admin). To use another account, set another token, or unset it and add --profile\n',
    );
    const fetch: typeof server.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      return address.endsWith('/auth/me') ? Promise.reject(new TypeError('reset')) : server.fetch(input, init);
    };
    const silent = await runGrtAs({ ...server, fetch }, { as: 'acme' }, 'registrations', 'list');
    expect([silent.code, silent.err.includes('reset'), silent.err.includes('GRT_TOKEN')]).toEqual([5, false, false]);
  });

  it('says what to do when the token or the profile that was named does not sign in', async () => {
    const list = ['registrations', 'list'] as const;
    expect((await runGrtAs(server, { env: { GRT_TOKEN: 'bad' } }, ...list)).err).toContain(
      'error: The token in GRT_TOKEN was rejected. It may have expired or been revoked.\nSet another one, or unset it and run: grt auth login\n',
    );
    expect((await runGrt(server, '--profile', 'typo', ...list)).err).toMatch(
      /^error: There is no profile "typo"\nSee: grt profile list, or sign in: grt auth login --profile typo\n {2}request /,
    );
    expect(JSON.parse((await runGrt(server, '--profile', 'typo', ...list, '--json')).err)).toMatchObject({
      message: 'There is no profile "typo"',
    });
  });

  it('says that a session has ended in the words of the server, not that its profile is unknown', async () => {
    const home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    const profile = ['--profile', 'partner'];
    const signIn = ['auth', 'login', '--username', 'globex', '--password-stdin', ...profile];
    await runGrtAt(server, home, { stdin: testPassword }, ...signIn);
    await runGrtAs(server, { as: 'admin' }, 'clients', 'suspend', 'globex', '--yes');
    const { code, err } = await runGrtAt(server, home, {}, 'domains', 'list', ...profile);
    expect(code).toBe(4);
    expect(err).toMatch(/^error: Your session has ended.*\nRun: grt auth login --profile partner\n/);
    await runGrtAs(server, { as: 'admin' }, 'clients', 'reactivate', 'globex', '--yes');
    await rm(home, { recursive: true, force: true });
  });

  it('says that --json took the noun, and reports an invalid global flag once', async () => {
    const swallowed = await runGrt(server, '--json', 'feeds', 'list');
    expect(swallowed.code).toBe(2);
    expect(JSON.parse(swallowed.err)).toMatchObject({
      message: '--json took "feeds" as the fields to print. Put --json after the command: grt feeds … --json',
    });
    const verb = await runGrt(server, 'feeds', '--json', 'list');
    expect(verb.code).toBe(2);
    expect(verb.out).toBe('');
    expect(JSON.parse(verb.err)).toMatchObject({
      message: '--json took "list" as the fields to print. Put --json at the end of the command',
    });
    expect(JSON.parse((await runGrt(server, 'feeds', '--json', 'show', '7')).err)).toMatchObject({
      message: '--json took "show" as the fields to print. Put --json at the end of the command',
    });
    expect(JSON.parse((await runGrt(server, 'feeds', 'approve', '--json', '7')).err)).toMatchObject({
      message:
        'Missing: an id (or --from or --all)\n--json took "7" as the fields to print. It comes after the arguments.',
    });
    expect(JSON.parse((await runGrt(server, 'api', '--json', 'system.health')).err)).toMatchObject({
      message: expect.stringMatching(/^Specify an operation.+\n--json took "system\.health" as the fields/) as string,
    });
    const argument = await runGrt(server, 'feeds', 'show', '--json', '7');
    expect(JSON.parse(argument.err)).toMatchObject({
      message: expect.stringMatching(
        /^Missing: <feed>[\s\S]*\n--json took "7" as the fields to print\. It comes after the arguments\.$/,
      ) as string,
    });
    for (const field of ['key', 'feeds', 'user'])
      expect(JSON.parse((await runGrt(server, 'settings', 'list', '--json', field)).err)).toMatchObject({
        message: expect.stringMatching(/^unknown command 'list'/) as string,
      });
    expect((await runGrt(server, 'feeds', 'list', '--format', 'xyz')).err).toBe(
      "error: option '--format <format>' argument 'xyz' is invalid. Allowed choices are table, tsv, json, ndjson.\nSee: grt --help\n",
    );
  });

  it('names what a call or a place lacks', async () => {
    expect(await runGrt(server, 'api', 'domains.showBidding')).toMatchObject({ code: 6 });
    expect(await runGrt(server, 'api', 'registrations.show')).toMatchObject({
      code: 2,
      err: 'error: registrations.show needs id: add -F id=…\n',
    });
    for (const code of ['ZZ', 'US-ZZ', 'x'])
      expect(await runGrtAs(server, { as: 'admin' }, 'geo', 'explain', code)).toMatchObject({
        code: 2,
        err: `error: "${code}" is not the code of a country or state: use one like FR or US-TX\n`,
      });
  });

  it('refuses an invalid address', async () => {
    expect(await runGrt(server, 'system', 'health', '--api-url', 'nonsense')).toMatchObject({ code: 2, out: '' });
  });

  it('shows each call with --verbose, without any token', async () => {
    const { err } = await runGrtAs(server, { as: 'acme' }, 'auth', 'whoami', '--verbose');
    expect(err).toContain('> auth.me GET http://grt.test/api/auth/me');
    expect(err).not.toMatch(/grt_s_\w{8}/);
  });

  it('does the same for GRT_DEBUG=api', async () => {
    const { err } = await runGrtAs(server, { as: 'acme', env: { GRT_DEBUG: 'api' } }, 'auth', 'whoami');
    expect(err).toContain('> auth.me GET http://grt.test/api/auth/me');
    expect(err).not.toMatch(/grt_s_\w{8}/);
  });

  it('accepts nouns and verbs by their aliases', async () => {
    const admin = { as: 'admin' };
    const list = await runGrtAs(server, admin, 'clients', 'list');
    expect(list).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\t/) as string });
    expect(await runGrtAs(server, admin, 'client', 'ls')).toEqual(list);
    const shown = await runGrtAs(server, admin, 'registrations', 'show', '1');
    expect(await runGrtAs(server, admin, 'registration', 'view', '1')).toEqual(shown);
  });

  it('fits the help of every command to a narrow terminal, except for examples, which are copied', async () => {
    const sink = { out: () => undefined, hold: () => undefined };
    const program = await createProgram({} as Context, { ...sink, width: 60 });
    const lines = everyCommand(program).flatMap((command) => command.helpInformation().split('\n'));
    expect(lines.filter((line) => line.length > 60 && !/^Usage: |^ *\S+$/.test(line))).toEqual([]);
  });

  it('ends the help of every command with an example', async () => {
    // Declaring a command does not use its context.
    const program = await createProgram({} as Context, {
      out: () => undefined,
      hold: () => undefined,
      width: 80,
    });
    const without = everyCommand(program).filter(
      (command) => !/\nExamples?:\n {2}\$ .*\bgrt .+/s.test(helpOf(command)),
    );
    expect(without.map((command) => command.name())).toEqual([]);
  });
});

function everyCommand(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap((child) => everyCommand(child))];
}

/** The help with the text added after it, which `helpInformation` omits. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}
