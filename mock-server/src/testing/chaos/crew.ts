import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { builtModule } from '../built-server.ts';

/** A process that still does not start then is broken. */
const mostStarts = 10;

type Role = 'api' | 'worker';

/** A process of the platform that is started again whenever it was killed. */
export interface Member {
  readonly role: Role;
  /** Base URL of its API; undefined while it is down, and for a worker. */
  baseUrl(): string | undefined;
  isUp(): boolean;
  /** Kills it as a crash would, and starts it again. Settles when it is ready. */
  killAndRestart(): Promise<void>;
  /** Limits the size of the files that it writes until it is started again, as `prlimit --fsize` does. */
  limitFiles(size: string): void;
  /** Asks it to stop, and waits until it has ended. */
  stop(): Promise<void>;
  /** What it has written to its log since the beginning. */
  output(): string;
  /** How it ended although nobody had asked for it or killed it: a line each time. It was started again. */
  readonly ends: readonly string[];
}

/** Starts a process, and waits until it is ready. @param environment - the settings that all of them share. */
export async function startMember(role: Role, environment: Readonly<Record<string, string>>): Promise<Member> {
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let isUp = false;
  let output = '';
  let restart: Promise<void> = Promise.resolve();
  const ends: string[] = [];

  const start = async (): Promise<void> => {
    const settings = { PORT: '0', LOG_LEVEL: 'error', GRT_RATE_LIMITS: 'off', GRT_CONTROL: '1', GRT_ROLE: role };
    const started = spawn(process.execPath, [builtModule('main')], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let said = '';
    const ready = new Promise<void>((resolve) => {
      const note = (chunk: Buffer): void => {
        said += chunk.toString();
        output = (output + chunk.toString()).slice(-100_000);
        if (said.includes('  Data  ')) resolve();
      };
      started.stdout.on('data', note);
      started.stderr.on('data', note);
    });
    started.once('close', (code, signal) => {
      if (!isUp) return;
      isUp = false;
      ends.push(`A ${role} ended by itself: ${String(code ?? signal)}`);
      restart = startAgain();
    });
    const ended = once(started, 'close');
    await Promise.race([
      ready,
      ended.then(() => {
        throw new Error(`A ${role} did not start:\n${said}`);
      }),
    ]);
    if (started.exitCode !== null) throw new Error(`A ${role} ended as soon as it had started`);
    url = role === 'api' ? /API {2,}(http:\S+)/.exec(said)?.[1] : undefined;
    isUp = true;
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    isUp = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };

  /** As a service manager: a process whose connections are ended while it starts gives up, and is started again. */
  const startAgain = async (): Promise<void> => {
    for (let attempt = 1; attempt < mostStarts; attempt += 1) {
      const isStarted = await start().then(
        () => true,
        () => false,
      );
      if (isStarted) return;
    }
    await start();
  };

  await start();
  return {
    role,
    baseUrl: () => (isUp ? url : undefined),
    isUp: () => isUp,
    async killAndRestart() {
      await end('SIGKILL');
      await startAgain();
    },
    limitFiles(size) {
      if (isUp && child) spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${size}`]);
    },
    async stop() {
      await restart;
      await end('SIGTERM');
    },
    ends,
    output: () => output,
  };
}
