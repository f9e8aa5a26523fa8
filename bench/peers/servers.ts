/** The servers that are compared, each in a process of its own. */
import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtModule } from '../../mock-server/src/testing.ts';
import { ask, type Asked } from './asking.ts';
import { freePort } from './free-port.ts';
import { folder, listPath } from './install.ts';

/** A server that has answered. */
export interface Running {
  readonly pid: number;
  /** The list. */
  readonly asked: Asked;
  /** Writes something, where anything can be written. */
  readonly change?: () => Promise<void>;
  /** Goes back to the beginning without another process, if it can. */
  readonly reset?: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Server {
  readonly name: string;
  readonly start: () => Promise<Running>;
}

const headers = { authorization: 'Bearer x' };
const adminToken = 'bench';
const tool = (name: string): string => `${folder}node_modules/.bin/${name}`;

/** Ours, as its users start it. */
export const testServer: Server = {
  name: 'grt-server --test',
  async start() {
    const words = ['--test', '--json', '--scenario', `${folder}some.yaml`];
    const child = spawn(process.execPath, [builtModule('packaged'), ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as readonly Buffer[];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program
    const facts = JSON.parse(String(line)) as { readonly api_url: string; readonly control_url: string };
    const post = async (path: string, body: object): Promise<Response> => {
      const type = { 'Content-Type': 'application/json' };
      return fetch(`${facts.control_url}/${path}`, { method: 'POST', headers: type, body: JSON.stringify(body) });
    };
    const signIn = async (): Promise<string> => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program
      return ((await (await post('session', { person: 'admin' })).json()) as { readonly token: string }).token;
    };
    const asked = { url: `${facts.api_url}${listPath}`, headers: { authorization: '' } };
    const change = async (): Promise<void> => {
      asked.headers.authorization = `Bearer ${await signIn()}`;
    };
    await change();
    await ask(asked);
    const reset = async (): Promise<void> => {
      if (!(await post('reset', {})).ok) throw new Error('The reset failed.');
    };
    return { pid: pidOf(child), asked, change, reset, stop: () => stop(child) };
  },
};

/** Those that npm installs. WireMock is a Java program in its package. */
export function peers(): readonly Server[] {
  return [
    peer('Prism', (port) => [process.execPath, tool('prism'), 'mock', 'openapi.json', '-p', port]),
    peer(
      'Mockoon',
      (port) =>
        [process.execPath, tool('mockoon-cli'), 'start', '-d', 'mockoon.json', '-p', port, '-l', '127.0.0.1'].concat([
          '--disable-log-to-file',
          '--admin-api-token',
          adminToken,
        ]),
      { below: '/api', reset: '/mockoon-admin/state/purge' },
    ),
    ...(spawnSync('java', ['-version']).status === 0
      ? [
          peer(
            'WireMock',
            (port) =>
              ['java', '-jar', `node_modules/wiremock/build/wiremock-standalone-3.13.2.jar`, '--port', port].concat([
                '--bind-address',
                '127.0.0.1',
                '--root-dir',
                'wiremock',
              ]),
            { reset: '/__admin/reset' },
          ),
        ]
      : []),
  ];
}

interface PeerOptions {
  /** What its paths begin with. */
  readonly below?: string;
  /** Where it is told to forget what it was taught. */
  readonly reset?: string;
}

function peer(name: string, command: (port: string) => readonly string[], options: PeerOptions = {}): Server {
  const start = async (): Promise<Running> => {
    const port = await freePort();
    const [program = '', ...words] = command(port);
    const child = spawn(program, words, { cwd: folder, stdio: 'ignore' });
    const base = `http://127.0.0.1:${port}`;
    const asked = { url: `${base}${options.below ?? ''}${listPath}`, headers };
    await answered(child, asked);
    const { reset } = options;
    const forget = async (): Promise<void> => {
      const reply = await fetch(`${base}${reset ?? ''}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${adminToken}` },
      });
      if (!reply.ok) throw new Error(`${name} answered its reset with ${String(reply.status)}`);
    };
    return { pid: pidOf(child), asked, ...(reset === undefined ? {} : { reset: forget }), stop: () => stop(child) };
  };
  return { name, start };
}

async function answered(child: ChildProcess, asked: Asked): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended`);
    try {
      await ask(asked);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** The platform and a bare route on one database, in one process. */
export async function startPlatform(): Promise<{ pid: number; ours: Asked; bare: Asked; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from serve.ts
  const [started] = (await once(child, 'message')) as readonly { ours: string; bare: string; token: string }[];
  if (!started) throw new Error('The platform did not start.');
  const signedIn = { authorization: `Bearer ${started.token}` };
  return {
    pid: pidOf(child),
    ours: { url: started.ours + listPath, headers: signedIn },
    bare: { url: started.bare + listPath, headers: signedIn },
    stop: () => stop(child),
  };
}

/** MSW, which answers in the process that asks. */
export interface InProcess {
  readonly pid: number;
  ask(calls: number): Promise<{ tookMs: number; processorMs: number }>;
  readonly stop: () => Promise<void>;
}

export async function startMsw(): Promise<InProcess> {
  const child = fork(`${folder}msw-list.mjs`);
  await once(child, 'message');
  return {
    pid: pidOf(child),
    async ask(calls) {
      const answer = once(child, 'message');
      child.send(calls);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written in install.ts
      const [taken] = (await answer) as readonly { tookMs: number; processorMs: number }[];
      if (!taken) throw new Error('MSW did not answer.');
      return taken;
    },
    stop: () => stop(child),
  };
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error(`${child.spawnfile} did not start`);
  return child.pid;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
