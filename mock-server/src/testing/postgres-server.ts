import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { isErrnoException } from '../core/errno.ts';

const OLDEST_MAJOR = 15;

/** A PostgreSQL server just for the test run. */
export interface PostgresServer {
  /** Connects to its database `postgres` over a Unix socket as its superuser. */
  url: string;
  version: string;
  /** Stops it as a crash would, breaking every connection, then starts it again and waits until it responds. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The folder of the newest installed PostgreSQL programs, version 15 or later; undefined if there are none. */
export function findPostgres(): { binaries: string; version: string } | undefined {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed];
  return folders
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    .map((binaries) => ({ binaries, version: readVersion(binaries) }))
    .filter(({ version }) => Number.parseInt(version, 10) >= OLDEST_MAJOR)
    .sort((one, other) => Number.parseFloat(other.version) - Number.parseFloat(one.version))[0];
}

/** Starts a server in a new temporary folder, without a network port. It stops with `stop`, and also when this process
 * ends, however that happens. PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody` then.
 * @param changes - overrides of the default settings, with which a crash may lose the latest writes. */
export async function startPostgres(
  { binaries, version }: { binaries: string; version: string },
  changes: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'grt-pg-'));
  const account = ordinaryAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const options = { cwd: folder, ...account };
  const data = join(folder, 'data');
  const layout = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), layout, { ...options, stdio: 'pipe' });

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '100',
    shared_buffers: '64MB',
    ...changes,
  };
  const command = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell restarts the server for each line, and stops it when its input ends, which happens even if this process
  // is killed.
  const begin = '"$@" & server=$!';
  const again = `while read -r line; do kill -QUIT $server; wait $server; ${begin}; echo; done`;
  const script = `${begin}; ${again}; kill -INT $server; wait $server`;
  const shell = spawn('/bin/sh', ['-c', script, 'sh', join(binaries, 'postgres'), '-D', data, ...command], {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  shell.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));

  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    shell.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(url))) {
    await stop();
    throw new Error(`PostgreSQL ${version} did not start: ${output}`);
  }
  const restart = async () => {
    const begun = once(shell.stdout, 'data');
    shell.stdin.write('again\n');
    await begun;
    if (!(await answers(url))) throw new Error(`PostgreSQL ${version} did not start again: ${output}`);
  };
  return { url, version, restart, stop };
}

/** Retries for up to 20 seconds. */
async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

function readVersion(binaries: string): string {
  try {
    const text = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' });
    return /(\d+(\.\d+)?)/u.exec(text)?.[1] ?? '0';
  } catch (error) {
    if (isErrnoException(error)) return '0';
    throw error;
  }
}

/** An account to run as when this process is root; undefined if it is not. */
function ordinaryAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
