import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));

/** What a run of the built `grt` printed in a pipe. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Where the command runs: its server, and a folder for its credentials. */
export interface Place {
  readonly apiUrl: string;
  readonly configDir: string;
  /** Further variables of the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A copy of the program. */
  readonly program?: string;
}

/** A run that continues until it is ended. */
export interface RunningGrt {
  /** Settles once the output satisfies the condition. Fails if the run ends before that. */
  shows(isShown: (seen: Readonly<Pick<Run, 'out' | 'err'>>) => boolean): Promise<void>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Run>;
}

/** Runs the built command line as a process, with pipes for everything. `input` is its standard input. */
export async function grt(place: Place, args: readonly string[], input = ''): Promise<Run> {
  return startGrt(place, args, input).ended;
}

/** Starts it without waiting for it to end. */
export function startGrt(
  { apiUrl, configDir, env, program = bundle }: Place,
  args: readonly string[],
  input = '',
): RunningGrt {
  const { GRT_TOKEN: _token, GRT_PROFILE: _profile, FORCE_COLOR: _color, ...environment } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...environment,
      GRT_API_URL: apiUrl,
      XDG_CONFIG_HOME: configDir,
      XDG_STATE_HOME: configDir,
      NO_COLOR: '1',
      BROWSER: 'true',
      ...env,
    },
  });
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
  child.stdin.end(input);
  const ended = once(child, 'close').then((): Run => ({ code: child.exitCode, ...seen }));
  return {
    ended,
    signal: (name) => void child.kill(name),
    shows: (isShown) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (isShown(seen)) resolve();
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        void ended.then((run) => reject(new Error(`It ended before: ${JSON.stringify(run)}`)));
        look();
      }),
  };
}

/** Runs lines of a shell with pipes for its output and nothing on its input. `grt` is the built command line there.
 * @param env - the whole environment */
export async function shellInPipe(
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  lines: string,
): Promise<Run> {
  const child = spawn('bash', ['-c', `grt() { '${process.execPath}' '${bundle}' "$@"; }\n${lines}`], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, ...seen };
}
