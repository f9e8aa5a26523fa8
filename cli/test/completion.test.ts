import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grt, type Place } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));
const program = `"${process.execPath}" "${bundle}"`;

interface Shell {
  readonly name: string;
  readonly args: readonly string[];
  /** Defines `grt` and reads its script. */
  readonly start: string;
  /** Completes a line as the Tab key would, and prints the suggestions, one per line. */
  readonly complete: (words: readonly string[]) => string;
  /** What it offers for a file in a folder that holds the folder `grt`. */
  readonly files: readonly string[];
}

const inQuotes = (word: string): string => `'${word}'`;

const shells: readonly Shell[] = [
  {
    name: 'bash',
    args: ['--norc', '-c'],
    start: `grt() { ${program} "$@"; }; source <(grt completion bash)`,
    complete: (words) =>
      `COMP_WORDS=(grt ${words.map(inQuotes).join(' ')}) COMP_CWORD=${String(words.length)}; $(complete -p grt | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s\\n' "\${COMPREPLY[@]}"`,
    files: ['grt'],
  },
  {
    name: 'zsh',
    args: ['-f', '-c'],
    // `_describe` draws the list; without a terminal it is printed instead.
    start: `autoload -U compinit && compinit -D -u; grt() { ${program} "$@"; }; source <(grt completion zsh)
      _describe() { local -a list; list=("\${(@P)@[-1]}"); print -l -- \${list%%:*}; }; _files() { print files; }; compset() { : }`,
    complete: (words) =>
      `words=(grt ${words.map(inQuotes).join(' ')}) CURRENT=${String(words.length + 1)}; \${_comps[grt]}`,
    files: ['files'],
  },
  {
    name: 'fish',
    args: ['--no-config', '-c'],
    start: `function grt; ${program} $argv; end; grt completion fish | source`,
    complete: (words) => `complete -C 'grt ${words.join(' ')}' | string replace -r '\\t.*' ''`,
    // It makes a folder of its own there.
    files: ['fish/', 'grt/'],
  },
];

/** The scripts in the actual shells, if this machine has them, with the built command and a server. */
describe('completion', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let place: Place;
  beforeAll(async () => {
    server = await createTestServer();
    listening = await server.listen();
    place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-complete-')) };
    await grt(place, ['auth', 'login', '-u', 'admin', '--password-stdin'], testPassword);
  });
  afterAll(async () => {
    await listening.close();
    await server.close();
    await rm(place.configDir, { recursive: true, force: true });
  });

  /** What the shell suggests for each line. */
  const offered = async (
    shell: Shell,
    lines: readonly (readonly string[])[],
  ): Promise<readonly (readonly string[])[]> => {
    const { GRT_TOKEN: _token, GRT_PROFILE: _profile, ...rest } = process.env;
    const script = [shell.start, ...lines.map(shell.complete)].join('\necho next line\n');
    const child = spawn(shell.name, [...shell.args, script], {
      cwd: place.configDir,
      env: { ...rest, GRT_API_URL: place.apiUrl, XDG_CONFIG_HOME: place.configDir, HOME: place.configDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const seen = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
    await once(child, 'close');
    expect(seen.err).toBe('');
    const [, ...answers] = seen.out.split('next line\n');
    return answers.map((answer) =>
      answer
        .split('\n')
        .filter((line) => line !== '')
        .toSorted(),
    );
  };

  const cases: readonly (readonly [words: readonly string[], offered: readonly string[]])[] = [
    [['regis'], ['register', 'registrations']],
    [
      ['feeds', 'map'],
      ['map', 'mapping'],
    ],
    [['registrations', 'list', '--stat'], ['--status']],
    [
      ['registrations', 'list', '--status', ''],
      ['approved', 'pending', 'rejected'],
    ],
    [
      ['clients', 'show', ''],
      ['1', '2', '3'],
    ],
    [['clients', 'show', 'gr'], []],
  ];
  it('completes what bash cuts at a colon', async () => {
    const [bash] = shells;
    if (bash === undefined) throw new Error('bash is always there');
    const scope = ['tokens', 'create', 'CI', '--scope'];
    expect(
      await offered(bash, [
        [...scope, 'geo', ':'],
        [...scope, 'geo', ':', 'w'],
        [...scope, 'geo:r'],
      ]),
    ).toEqual([['read', 'write'], ['write'], ['read']]);
  });

  for (const shell of shells) {
    const isMissing = spawnSync(shell.name, ['--version']).error !== undefined;
    it.skipIf(isMissing)(
      `offers commands, flags, their values, and data from the server, in ${shell.name}`,
      async () => {
        const lines = [...cases.map(([words]) => words), ['feeds', 'validate', '']];
        expect(await offered(shell, lines)).toEqual([...cases.map(([, wanted]) => wanted), shell.files]);
      },
    );
  }
});
