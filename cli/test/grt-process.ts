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

/** Runs the built command line as a process, with a pipe for everything. `input` is what it reads. */
export async function grt({ apiUrl, configDir }: Place, args: readonly string[], input = ''): Promise<Run> {
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
  await once(child, 'close');
  return { code: child.exitCode, ...seen };
}
