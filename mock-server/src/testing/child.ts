import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { builtModule, startsQuickly, type ChildProgram } from './built-server.ts';

/** A program of the tests, running in its own process. */
export interface Child {
  readonly pid: number;
  /** The lines it has printed. */
  readonly lines: readonly string[];
  /** Settles after that many lines. @throws Error with its standard error output if it ends before that. */
  printed(count: number): Promise<void>;
  /** Sends it a line, for a child that reads its standard input. */
  tell(line: string): void;
  /** Kills it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

export function startChild(file: ChildProgram, ...parameters: string[]): Child {
  const child: ChildProcess = spawn(process.execPath, [...startsQuickly, builtModule(file), ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  let changed: () => void = () => undefined;
  let ended = false;
  const exit = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      changed();
      resolve();
    });
  });
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      changed();
    });
  }
  return {
    pid: child.pid ?? 0,
    lines,
    async printed(count) {
      while (lines.length < count) {
        if (ended) throw new Error(`${file} ended after ${String(lines.length)} lines: ${errors}`);
        await new Promise<void>((resolve) => (changed = resolve));
      }
    },
    tell: (line) => void child.stdin?.write(`${line}\n`),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
