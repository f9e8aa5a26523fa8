import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { formatVersion, manifestHashName, manifestName, type EntryFacts, type Manifest } from './manifest.ts';
import { readTar, TarError, type TarEntry } from './tar.ts';

/** The entries of a backup, unverified: `verifyBackup` comes first.
 * @throws BackupError if the file cannot be read to its end. */
export async function* readBackup(path: string): AsyncGenerator<TarEntry> {
  const unpacked = pipeline(createReadStream(path), createGunzip(), () => undefined); // the loop below gets the error
  for await (const entry of plainly(path, readTar(unpacked))) {
    yield { ...entry, body: plainly(path, entry.body) };
  }
}

/** Says in plain words why reading failed. */
async function* plainly<T>(path: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw readingError(path, error);
  }
}

/** Reads a whole backup and compares each entry with the manifest.
 * @throws BackupError naming what is missing, truncated, or altered. */
export async function verifyBackup(path: string): Promise<Manifest> {
  const found: EntryFacts[] = [];
  let manifest: Manifest | undefined;
  let manifestHash = '';
  let statedHash = '';
  for await (const { name, sizeBytes, body } of readBackup(path)) {
    const hash = createHash('sha256');
    const kept: Uint8Array[] = [];
    for await (const chunk of body) {
      hash.update(chunk);
      if (name === manifestName || name === manifestHashName) kept.push(chunk);
    }
    if (name === manifestName) {
      manifest = parse(path, Buffer.concat(kept).toString());
      manifestHash = hash.digest('hex');
    } else if (name === manifestHashName) statedHash = Buffer.concat(kept).toString();
    else found.push({ name, sizeBytes, sha256: hash.digest('hex') });
  }
  if (!manifest) throw damaged(path, 'it has no manifest');
  if (manifestHash !== statedHash) throw damaged(path, `${manifestName} was altered`);
  compare(path, manifest.entries, found);
  return manifest;
}

function compare(path: string, stated: readonly EntryFacts[], found: readonly EntryFacts[]): void {
  const byName = new Map(found.map((entry) => [entry.name, entry]));
  for (const { name, sizeBytes, sha256 } of stated) {
    const entry = byName.get(name);
    if (!entry) throw damaged(path, `${name} is missing`);
    if (entry.sizeBytes !== sizeBytes || entry.sha256 !== sha256) throw damaged(path, `${name} was altered`);
    byName.delete(name);
  }
  const [extra] = byName.keys();
  if (extra !== undefined) throw damaged(path, `${extra} is not in its manifest`);
}

function parse(path: string, text: string): Manifest {
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(text) as Partial<Manifest> | null;
  } catch (error) {
    throw damaged(path, `${manifestName} is not JSON`, error);
  }
  if (manifest?.format !== 'grt-backup') throw damaged(path, 'its manifest is not that of a GRT backup');
  if (manifest.formatVersion !== formatVersion) {
    throw new BackupError(`${path} was made by another version of GRT. Restore it with that version or a later one.`);
  }
  return manifest as Manifest;
}

function readingError(path: string, error: unknown): unknown {
  if (error instanceof TarError) return damaged(path, error.message, error);
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'ENOENT') return new BackupError(`There is no file ${path}.`);
  if (error.code === 'Z_BUF_ERROR') return damaged(path, 'it ends early', error);
  if (String(error.code).startsWith('Z_')) return damaged(path, 'it cannot be unpacked', error);
  return new BackupError(`${path} cannot be read: ${error.message}`, { cause: error });
}

function damaged(path: string, reason: string, cause?: unknown): BackupError {
  return new BackupError(`${path} is not a complete backup: ${reason}. Nothing was restored. Use another copy of it.`, {
    cause,
  });
}
