import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtModule, startsQuickly } from './built-server.ts';
import { onSmallDisk } from './small-disk.ts';

/** The server in its own process, with demo data and a data directory that is removed with it. */
export interface ServerProcess {
  /** Base URL of its API, for `call`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it has printed, including the log. */
  output(): string;
  isAlive(): boolean;
  signal(name: 'SIGINT' | 'SIGTERM'): void;
  /** Asks it to stop unless a signal did. @returns its exit code; null if a signal ended it. */
  stop(): Promise<number | null>;
}

/** Starts it on a free port, and waits until it is ready.
 * @param environment - settings besides the demo's.
 * @param diskMegabytes - size of a disk of its own for its data directory; see small-disk.ts.
 * @param dataDir - its data directory, if something is in it already. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  diskMegabytes?: number,
  dataDir = mkdtempSync(join(tmpdir(), 'grt-process-')),
): Promise<ServerProcess> {
  const command: [string, ...string[]] = [process.execPath, ...startsQuickly, builtModule('main')];
  const [program, ...parameters] = diskMegabytes === undefined ? command : onSmallDisk(dataDir, diskMegabytes, command);
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      PORT: '0',
      GRT_DATA_DIR: dataDir,
      GRT_RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hasEnded = false;
  const ended = once(child, 'close');
  child.once('close', () => {
    hasEnded = true;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ready = new Promise<string>((resolve) => {
    const note = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes('  Data  ')) return;
      const url = /Listens at +(\S+)/.exec(output)?.[1] ?? /Web app +(\S+)/.exec(output)?.[1] ?? '';
      resolve(`${url}/api`);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
  });
  const baseUrl = await Promise.race([ready, ended]);
  if (typeof baseUrl !== 'string') throw new Error(`The server did not start:\n${output}`);
  return {
    baseUrl,
    fetch: globalThis.fetch,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    isAlive: () => !hasEnded,
    signal: (name) => child.kill(name),
    async stop() {
      if (!child.killed) child.kill('SIGTERM'); // a signal while it exits would end it without a code
      await ended;
      return child.exitCode;
    },
  };
}
