import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Place } from './grt-process.ts';

const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));
const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Gives a program a terminal. */
const terminalMaker = 'script';

/** Whether this machine has util-linux's `script`. */
export const hasTerminal = spawnSync(terminalMaker, ['--version']).stdout?.toString().includes('util-linux') ?? false;

/** What a run at a terminal showed. Both output streams share the screen. */
export interface TerminalRun {
  readonly code: number | null;
  /** Everything that was written, including color codes. */
  readonly screen: string;
  /** The same as plain text. */
  readonly text: string;
}

/** What is typed once the screen shows something. */
export interface Typed {
  readonly after: string;
  readonly keys: string;
}

/** A person's environment at the terminal. */
export interface Seat {
  readonly typed?: readonly Typed[];
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
}

/** Runs the built command line in a pseudo-terminal with 70 columns by default. */
export function grtAtTerminal(place: Place, args: readonly string[], seat?: Seat): Promise<TerminalRun> {
  const words = [process.execPath, bundle, ...args].map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
  return shellAtTerminal(place, `exec ${words.join(' ')}`, seat);
}

/** Runs lines of a shell there, in which `grt` is the built command line. */
export async function shellAtTerminal(
  { apiUrl, configDir }: Place,
  lines: string,
  { typed = [], env = {}, columns = 70 }: Seat = {},
): Promise<TerminalRun> {
  const { GRT_TOKEN: _token, GRT_PROFILE: _profile, FORCE_COLOR: _force, NO_COLOR: _none, ...rest } = process.env;
  const script = `stty cols ${String(columns)} rows 40; grt() { '${process.execPath}' '${bundle}' "$@"; }; ${lines}`;
  const child = spawn(terminalMaker, ['-qefc', script, '/dev/null'], {
    cwd: checkout,
    env: {
      ...rest,
      TERM: 'xterm-256color',
      GRT_API_URL: apiUrl,
      XDG_CONFIG_HOME: configDir,
      XDG_STATE_HOME: configDir,
      ...env,
    },
  });
  const left = [...typed];
  let screen = '';
  let seen = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString();
    const [next] = left;
    if (next === undefined || !screen.slice(seen).includes(next.after)) return;
    left.shift();
    seen = screen.length;
    child.stdin.write(next.keys);
  });
  await once(child, 'close');
  return { code: child.exitCode, screen, text: stripVTControlCharacters(screen).replaceAll('\r', '') };
}
