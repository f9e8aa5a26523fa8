import { spawn } from 'node:child_process';
import { builtModule, startsQuickly, type ServerProgram } from './built-server.ts';

/** The output of a process that has ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A server in its own process. */
export interface RunningServer {
  /** What it has printed so far. */
  readonly out: string;
  /** Base URL of its API. */
  readonly baseUrl: string;
  /** Asks it to stop, as a service manager does, and waits until it has ended. */
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Runs one of the server's programs to completion. */
export async function runToEnd(
  file: ServerProgram,
  {
    words = [],
    environment = {},
    stdin = '',
  }: { words?: readonly string[]; environment?: Environment; stdin?: string },
): Promise<Ended> {
  const child = start(file, environment, words);
  child.stdin.end(stdin);
  return child.ended;
}

/** Starts the server on a free port and waits until it is ready.
 * @throws Error with its standard error output if it ends before that. */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const child = start('main', { PORT: '0', LOG_LEVEL: 'info', ...environment });
  child.stdin.end();
  const ready = new Promise<void>((resolve) =>
    child.process.stdout.on('data', () => {
      if (child.said().out.includes('  Data  ')) resolve();
    }),
  );
  await Promise.race([
    ready,
    child.ended.then(({ err }) => {
      throw new Error(`The server ended before it was ready: ${err}`);
    }),
  ]);
  const { out } = child.said();
  return {
    out,
    baseUrl: `${/Listens at +(\S+)/.exec(out)?.[1] ?? /Web app +(\S+)/.exec(out)?.[1] ?? ''}/api`,
    async stop() {
      child.process.kill('SIGTERM');
      await child.ended;
    },
  };
}

function start(file: ServerProgram, environment: Environment, words: readonly string[] = []) {
  // Each ends before faster code would pay off.
  const child = spawn(process.execPath, [...startsQuickly, '--no-opt', builtModule(file), ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  return { process: child, stdin: child.stdin, said: () => ({ out, err }), ended };
}
