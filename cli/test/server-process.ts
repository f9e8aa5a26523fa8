import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { builtModule, startsQuickly } from '@grt/mock-server/testing';

/** The real server in its own process. */
export interface ServerProcess {
  readonly apiUrl: string;
  readonly output: () => string;
  /** Kills it as a power failure would. */
  kill(): Promise<void>;
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on a data directory and a port, and waits until its health call answers. */
export async function startServerProcess(dataDir: string, port: number): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...startsQuickly, builtModule('main')], {
    env: {
      ...process.env,
      PORT: String(port),
      GRT_DATA_DIR: dataDir,
      GRT_DEMO_PASSWORD: 'grt-demo-2026',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const apiUrl = `http://127.0.0.1:${String(port)}/api`;
  await untilReady(child, apiUrl, () => output);
  return {
    apiUrl,
    output: () => output,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function untilReady(child: ChildProcess, apiUrl: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const isReady = await fetch(`${apiUrl}/health`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready:\n${output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

/** A local port that is currently free. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
