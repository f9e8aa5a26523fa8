// The real server, compiled, with the built app, on a fresh database with demo data and a free port, for tools that look at
// it from outside.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, stop } from './steps.mjs';

/** Starts it. @returns its address and a function that stops it */
export async function startServer(dataDir, more = {}) {
  const settings = { PORT: '0', GRT_DATA_DIR: dataDir, GRT_RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...more };
  const built = execFileSync(process.execPath, [join(root, 'scripts', 'compile-server.mjs')], { encoding: 'utf8' });
  const server = spawn(process.execPath, [join(built, 'mock-server', 'src', 'main.js')], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout) {
    output += chunk;
    const address = /Web app\s+(http:\S+)/.exec(output)?.[1];
    if (!address) continue;
    server.stdout.resume();
    return { url: address, stop: () => (server.kill('SIGTERM'), once(server, 'exit')) };
  }
  return stop(`The server did not start:\n${output}`);
}
