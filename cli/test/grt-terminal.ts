import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Place } from './grt-process.ts';

const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));
const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** A run that asks something else than expected would wait forever. */
const hangMs = 60_000;

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

/** What is typed after a question. */
export type Answer = readonly [RegExp, string | ((question: string) => string)];

/** A person's environment at the terminal. */
export interface Seat {
  readonly typed?: readonly Typed[];
  /** What is typed when the last question on the screen matches; only the first that does counts. */
  readonly answers?: readonly Answer[];
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
}

/** The end of a line, or what goes back to its start. */
const drawnAnew = new RegExp(String.raw`[\r\n]|\u001B\[\d*[GK]`);

/** What a screen shows row by row, each as often as it is drawn. */
export function rowsOf(screen: string): readonly string[] {
  return screen
    .split(drawnAnew)
    .map(stripVTControlCharacters)
    .filter((row) => row !== '');
}

/** The last question and what is below it as one row, which a narrow terminal breaks anywhere, or else the last row. */
function lastQuestion(screen: string): string {
  const rows = rowsOf(screen);
  return rows.slice(rows.findLastIndex((row) => row.startsWith('? '))).join('');
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
  { typed = [], answers = [], env = {}, columns = 70 }: Seat = {},
): Promise<TerminalRun> {
  const { GRT_TOKEN: _token, GRT_PROFILE: _profile, FORCE_COLOR: _force, NO_COLOR: _none, ...rest } = process.env;
  const script = `stty cols ${String(columns)} rows 40; grt() { '${process.execPath}' '${bundle}' "$@"; }; ${lines}`;
  const child = spawn(terminalMaker, ['-qefc', script, '/dev/null'], {
    cwd: checkout,
    timeout: hangMs,
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
  let isAnswered = false;
  /** What is typed now. A question is drawn anew with each key, until it is ticked off. */
  const keysFor = (shown: string): string | undefined => {
    if (left[0] !== undefined && shown.includes(left[0].after)) return left.shift()?.keys;
    if (isAnswered && !shown.includes('✔')) return undefined;
    const question = lastQuestion(shown);
    const keys = answers.find(([asked]) => asked.test(question))?.[1];
    isAnswered = keys !== undefined;
    return typeof keys === 'function' ? keys(question) : keys;
  };
  child.stdout.on('data', (chunk: Buffer) => {
    screen += chunk.toString();
    const keys = keysFor(screen.slice(seen));
    if (keys === undefined) return;
    seen = screen.length;
    child.stdin.write(keys);
  });
  await once(child, 'close');
  return { code: child.exitCode, screen, text: stripVTControlCharacters(screen).replaceAll('\r', '') };
}
