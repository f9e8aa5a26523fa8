// What start, test and check share: running a program, and doing a step only when its inputs have changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOf } from './start-of.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program from its sources (sources.mjs). Node warns of its own removal of types where that is new. */
export const fromSources = ['--disable-warning=ExperimentalWarning', 'scripts/sources.mjs'];

/** Says on stderr what is happening, so that a wait is never silent. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Exits with a message and no stack trace: for problems the reader can fix. */
export function stop(text) {
  say(text);
  process.exit(1);
}

/** Removes the settings of the npm that runs this, such as --dry-run and --global: they are not meant for those that build. */
export function forgetNpmSettings() {
  for (const name of Object.keys(process.env)) if (/^npm_config_/i.test(name)) delete process.env[name];
}

/**
 * Runs a program at the root of the checkout. Resolves with its exit code; `quiet` only shows the output on failure.
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const start = startOf(command, args);
    const child = spawn(start.command, start.args, {
      ...start.options,
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
  });
}

/** A program from node_modules, run by this Node. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** One hash over files and folders below the root; missing ones count as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) {
      if (name !== 'node_modules' && name !== 'dist' && name !== '.tsc') addTo(hash, join(path, name));
    }
    return;
  }
  hash.update(path).update('\0').update(readFileSync(full)).update('\0');
}

/** Does the work if the fingerprint differs from the one saved by its last success. */
export async function whenStale(stamp, inputs, work) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint(inputs)) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  // Taken after the work, which may have written some of its own inputs.
  writeFileSync(file, fingerprint(inputs));
}
