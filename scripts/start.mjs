// npm start: a whole working platform from a fresh clone.
import { runInForeground } from './foreground.mjs';
import { buildCli, buildWeb, generateContract, installDependencies, requireNode } from './setup.mjs';
import { root, fromSources } from './steps.mjs';

requireNode();
await installDependencies();
await generateContract();
await buildWeb();
// For /downloads.
await buildCli();

// glibc keeps what each thread has freed, which compiling the database does plenty of.
const env = { MALLOC_ARENA_MAX: '2', ...process.env };
runInForeground(process.execPath, [...fromSources, 'mock-server/src/main.ts'], { cwd: root, env });
