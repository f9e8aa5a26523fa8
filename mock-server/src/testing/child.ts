import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A TypeScript file in this folder, running in its own process. */
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

export function startChild(file: string, ...parameters: string[]): Child {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', loader, path, ...parameters], {
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
