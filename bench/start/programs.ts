/** What is started, each in a process of its own, from compiled modules, as the package has them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtModule } from '../../mock-server/src/testing.ts';
import { freePort } from '../peers/free-port.ts';

/** A process that is ready. */
export interface Begun {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface Program {
  readonly name: string;
  readonly begin: () => Promise<Begun>;
}

/** The server. It is ready when it answers. */
export function server(dataDir: string): Program {
  return {
    name: 'the server, to its first answer',
    async begin() {
      const port = await freePort();
      const child = spawn(process.execPath, [builtModule('packaged')], {
        stdio: 'ignore',
        env: { ...process.env, PORT: port, GRT_DATA_DIR: dataDir },
      });
      while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
        if (child.exitCode !== null) throw new Error('The server ended');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return begun(child);
    },
  };
}

/** Parts of it. Each is ready when it says so. */
export function parts(dataDir: string): readonly Program[] {
  const folder = pathToFileURL(join(dirname(builtModule('packaged')), '/')).href;
  const directory = JSON.stringify(join(dataDir, 'database'));
  return [
    part('Node alone', ''),
    part(
      'Node with the database',
      `const { startEngine } = await import('${folder}core/database/embedded/engine.js');
       const engine = await startEngine({ directory: ${directory}, durable: true });
       process.on('SIGTERM', () => void engine.close().then(() => process.exit()));`,
    ),
    part(
      'Node with all modules and the contract',
      `const { contractSchemas } = await import('${folder}core/http/contract-schemas.js');
       const { loadDocument } = await import('${folder}core/http/document.js');
       await import('${folder}run-platform.js');
       contractSchemas(await loadDocument());`,
    ),
  ];
}

function part(name: string, code: string): Program {
  return {
    name,
    async begin() {
      const words = [
        '--input-type=module',
        '--eval',
        `${code}\nprocess.send('ready');\nsetInterval(() => {}, 60_000);`,
      ];
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      await once(child, 'message');
      return begun(child);
    },
  };
}

function begun(child: ChildProcess): Begun {
  const { pid } = child;
  if (pid === undefined) throw new Error('The process did not start');
  return {
    pid,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
