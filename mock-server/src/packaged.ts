#!/usr/bin/env node
// The program `grt-server` of the package: without a command it starts the server.
import module from 'node:module';

// What was compiled is kept for the next start, where Node can (22.1).
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
const [word] = process.argv.slice(2);
if (word === undefined || word === 'start') await import('./main.ts');
else if (word === '--test') await import('./test-double/serve.ts');
else if (word === 'doctor') await import('./doctor.ts');
else await import('./admin.ts');
