// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { promises as fs } from 'node:fs';
import { dirname, posix, win32 } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { patiently } from './busy-file.ts';

/** Who a stored token belongs to, as of sign-in. */
export interface StoredUser {
  readonly username: string;
  readonly type: string;
  readonly company_name?: string | null;
  readonly is_super_admin?: boolean;
}

/** One account on one server. */
export interface StoredProfile {
  readonly api_url: string;
  readonly token: string;
  /** `session` can be renewed and ended; `token` is an API token. */
  readonly kind: 'session' | 'token';
  readonly user?: StoredUser;
  /** UTC, ISO 8601. */
  readonly expires_at?: string;
  /** UTC, ISO 8601. */
  readonly refresh_until?: string;
}

/** All accounts stored on this machine, by profile name. */
export interface Credentials {
  /** The default profile. */
  readonly current: string | undefined;
  readonly profiles: ReadonlyMap<string, StoredProfile>;
}

const lockStaleMs = 30_000;
const lockRetryMs = 25;

/** What a process needs in order to wait for another one. */
export interface Waiting {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits; ends early, without an error, if the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/** The file is not one that grt wrote, or cannot be read or written. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
}

/** Where the accounts are looked for. */
export interface CredentialPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly homeDir: string;
  /** The running system by default. */
  readonly platform?: string;
}

/** The file that stores them: `$XDG_CONFIG_HOME/grt/credentials.json`, in `~/.config` by default, and on Windows in
 * `%APPDATA%`. */
export function credentialPath({ env, homeDir, platform = process.platform }: CredentialPlace): string {
  const isWindows = platform === 'win32';
  const paths = isWindows ? win32 : posix;
  const ownFolder = isWindows
    ? env['APPDATA'] || paths.join(homeDir, 'AppData', 'Roaming')
    : paths.join(homeDir, '.config');
  // A relative path must be ignored: XDG Base Directory Specification.
  const configured = env['XDG_CONFIG_HOME'] ?? '';
  return paths.join(paths.isAbsolute(configured) ? configured : ownFolder, 'grt', 'credentials.json');
}

/**
 * Reads the accounts. No file means no accounts.
 * @throws CredentialsError if the file is not a credentials file, or cannot be read
 */
export async function readCredentials(path: string): Promise<Credentials> {
  let text: string;
  try {
    text = await fs.readFile(path, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return { current: undefined, profiles: new Map() };
    throw outOfReach(error, `${path} cannot be read`);
  }
  return parseCredentials(text, path);
}

/**
 * Updates the accounts, one process at a time. The new file replaces the old one atomically, and only its owner can
 * read it.
 * @throws CredentialsError if the file is not a credentials file, or cannot be written
 */
export async function changeCredentials(
  path: string,
  world: Waiting,
  change: (credentials: Credentials) => Credentials,
): Promise<void> {
  const changing = exclusively(`${path}.lock`, world, async () => {
    const changed = change(await readCredentials(path));
    const content = { version: 1, current: changed.current, profiles: Object.fromEntries(changed.profiles) };
    const draft = `${path}.${crypto.randomUUID()}`;
    try {
      await writeDraft(draft, `${JSON.stringify(content, undefined, 2)}\n`);
      await patiently(() => fs.rename(draft, path), world);
    } catch (error) {
      await fs.rm(draft, { force: true });
      throw error;
    }
  });
  await changing.catch((error: unknown) => {
    throw outOfReach(error, `Accounts cannot be stored in ${path}`);
  });
}

const obstacles: Readonly<Record<string, string>> = {
  ENOENT: 'its folder cannot be created',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it is read-only',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** Whatever the system says about the place says what else can be done; any other error stays as it is. */
function outOfReach(error: unknown, what: string): unknown {
  const reason = error instanceof Error && 'code' in error ? obstacles[String(error.code)] : undefined;
  if (reason === undefined) return error;
  const advice = 'Set XDG_CONFIG_HOME to a folder that you can write to, or use an API token: GRT_TOKEN';
  return new CredentialsError(`${what}: ${reason}. ${advice}`, { cause: error });
}

async function writeDraft(draft: string, text: string): Promise<void> {
  const file = await fs.open(draft, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Runs the work while no other process holds the same lock file. An abandoned lock is taken over after 30
 * seconds.
 */
export async function exclusively<T>(lockPath: string, waiting: Waiting, work: () => Promise<T>): Promise<T> {
  const { now, sleep, signal } = waiting;
  await makeFolder(dirname(lockPath));
  for (;;) {
    signal.throwIfAborted();
    if (await patiently(() => takesLock(lockPath), waiting)) break;
    const heldSince = await fs.stat(lockPath).then(
      (lock) => lock.mtimeMs,
      () => undefined,
    );
    if (heldSince !== undefined && now() - heldSince > lockStaleMs) await fs.rm(lockPath, { force: true });
    else await sleep(lockRetryMs, signal);
  }
  try {
    return await work();
  } finally {
    await fs.rm(lockPath, { force: true });
  }
}

/** False while another process holds it. */
async function takesLock(lockPath: string): Promise<boolean> {
  try {
    await (await fs.open(lockPath, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/** True if anyone but its owner may read the file. Windows keeps that elsewhere than in the mode, which means nothing
 * there; a user's own folders are closed to others. */
export async function isOpenToOthers(path: string, platform: string = process.platform): Promise<boolean> {
  if (platform === 'win32') return false;
  return fs.stat(path).then(
    (file) => (file.mode & 0o077) !== 0,
    () => false,
  );
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** @throws CredentialsError if the text is not that of a credentials file */
export function parseCredentials(text: string, path: string): Credentials {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw unreadable(path, error);
  }
  if (!isObject(content) || !isObject(content['profiles'])) throw unreadable(path);
  const profiles = new Map<string, StoredProfile>();
  for (const [name, profile] of Object.entries(content['profiles'])) {
    if (!isProfile(profile)) throw unreadable(path);
    profiles.set(name, profile);
  }
  const current = content['current'];
  return { current: typeof current === 'string' ? current : undefined, profiles };
}

function isProfile(value: unknown): value is StoredProfile {
  return (
    isObject(value) &&
    typeof value['api_url'] === 'string' &&
    typeof value['token'] === 'string' &&
    (value['kind'] === 'session' || value['kind'] === 'token')
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unreadable(path: string, cause?: unknown): CredentialsError {
  return new CredentialsError(`${path} is not a grt credentials file. Move it and sign in again: grt auth login`, {
    cause,
  });
}
