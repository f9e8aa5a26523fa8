// npm start: a whole working platform from a fresh clone.
import { spawn } from 'node:child_process';
import { buildCli, buildWeb, generateContract, installDependencies, requireNode } from './setup.mjs';
import { root } from './steps.mjs';

requireNode();
await installDependencies();
await generateContract();
await buildWeb();
// For /downloads.
await buildCli();

const server = spawn(process.execPath, ['--import', 'tsx', 'mock-server/src/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
