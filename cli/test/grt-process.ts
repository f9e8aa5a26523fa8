import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../dist/grt.cjs', import.meta.url));

/** What a run of the built `grt` showed, in a pipe. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Where the command runs: its server, and a folder for its credentials. */
export interface Place {
  readonly apiUrl: string;
  readonly configDir: string;
}

/** A run that goes on until it is ended. */
export interface RunningGrt {
  /** Settles once the run has written this much, of results or of everything else. Fails when it ends without. */
  shows(isShown: (seen: Readonly<Pick<Run, 'out' | 'err'>>) => boolean): Promise<void>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Run>;
}

/** Runs the built command line as a process, with a pipe for everything. `input` is what it reads. */
export async function grt(place: Place, args: readonly string[], input = ''): Promise<Run> {
  return startGrt(place, args, input).ended;
}

/** Starts it, and does not wait for its end. */
export function startGrt({ apiUrl, configDir }: Place, args: readonly string[], input = ''): RunningGrt {
  const { GRT_TOKEN: _token, GRT_PROFILE: _profile, FORCE_COLOR: _color, ...environment } = process.env;
  const child = spawn(process.execPath, [bundle, ...args], {
    env: {
      ...environment,
      GRT_API_URL: apiUrl,
      XDG_CONFIG_HOME: configDir,
      XDG_STATE_HOME: configDir,
      NO_COLOR: '1',
      BROWSER: 'true',
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
