// The Nodes that the packages support, each as an npm package: 20, the floor, to 26.
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { startOf } from './start-of.mjs';

const execute = promisify(execFile);

/** The major versions that the packages are tried on. */
export const supportedNodes = [20, 22, 24, 26];

/** Finds a Node of a major version: this one, or the npm package, from its cache if it is there.
 * @returns its path, or why it cannot be had */
export async function findNode(major) {
  if (process.versions.node.startsWith(`${major}.`)) return { path: process.execPath };
  const words = ['--yes', '--prefer-offline', '--package', `node@${major}`, '--', 'node', '-p', 'process.execPath'];
  const { command, args, options } = startOf('npx', words);
  try {
    const { stdout } = await execute(command, args, { ...options, cwd: tmpdir(), timeout: 60_000 });
    return { path: stdout.trim() };
  } catch (error) {
    return {
      missing: `Node ${major} could not be had, so nothing was tried on it: ${String(error.message).split('\n')[0]}`,
    };
  }
}
