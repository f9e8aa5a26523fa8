// Runs the program that a script is there for, until it ends, and passes on what asks the script to stop.
import { spawn } from 'node:child_process';

/** npm answers SIGTERM by ending the shell in between, which tells nobody: this is how often the script looks whether it
 * is alone. */
const lookEveryMs = 500;

/** Whether signals go on to the program. On Windows, sending one ends a program at once; Ctrl+C reaches it by itself there.
 * @param {NodeJS.Platform} platform */
export function passesOn(platform) {
  return platform !== 'win32';
}

/** Runs a program in the foreground. Signals go on to it; when whoever started the script is gone, it is asked to stop,
 * and finishes its work. Ends this process as the program ends.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] */
export function runInForeground(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (passesOn(process.platform)) child.kill(signal);
    });
  const startedBy = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(look);
    child.kill('SIGTERM');
  }, lookEveryMs);
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
