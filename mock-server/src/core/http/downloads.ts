import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadsPage, type Download } from './downloads-page.ts';
import type { HttpApp } from './http-env.ts';

/** The program for any machine with Node, and executables, named after Node's words for platform and processor. */
const anywhere = 'grt.cjs';
const offered = /^grt(?:\.cjs|-(?:linux|darwin|win32)-(?:x64|arm64)(?:\.exe)?)$/;
const checksums = 'SHA256SUMS';
const base = '/downloads';

const notBuilt = 'The command line has not been built on this server. To build it, run: npm run build -w cli\n';
const headers = { 'Cache-Control': 'no-cache' };

/** Offers the command line: `/downloads` lists the files, `/downloads/SHA256SUMS` is for `sha256sum --check`.
 * @param folder - where the build puts them; as long as the program is missing there, each reply says so (503)
 * @param publicUrl - the server's public address; the request's origin by default */
export function serveDownloads(app: HttpApp, folder: string, publicUrl?: () => string): void {
  const list = createDownloadList(folder);
  app.get(base, async (c) => {
    const downloads = await list();
    if (downloads.length === 0) return c.text(notBuilt, 503, { 'Cache-Control': 'no-store' });
    return c.html(downloadsPage(downloads, publicUrl?.() ?? new URL(c.req.url).origin), 200, headers);
  });
  app.get(`${base}/:file`, async (c) => {
    const downloads = await list();
    if (downloads.length === 0) return c.text(notBuilt, 503, { 'Cache-Control': 'no-store' });
    const name = c.req.param('file');
    if (name === checksums)
      return c.text(downloads.map((one) => `${one.sha256}  ${one.name}\n`).join(''), 200, headers);
    const found = downloads.find((one) => one.name === name);
    if (!found) {
      const there = [...downloads.map((one) => one.name), checksums].join(', ');
      return c.text(`${name} is not available on this server. Available: ${there}\n`, 404, headers);
    }
    const entityTag = `"${found.sha256}"`;
    const about = { ...headers, ETag: entityTag, 'Content-Disposition': `attachment; filename="${name}"` };
    if (c.req.header('If-None-Match') === entityTag) return c.body(null, 304, about);
    return c.body(Readable.toWeb(createReadStream(join(folder, name))) as ReadableStream, 200, {
      ...about,
      // Not as a script: these bytes are what the checksum is about, and no proxy may change them.
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(found.sizeBytes),
    });
  });
}

/** Reads what is there each time, but each file's bytes only once. */
function createDownloadList(folder: string): () => Promise<readonly Download[]> {
  const known = new Map<string, { readonly version: string; readonly sha256: Promise<string> }>();
  const sha256Of = (path: string, version: string): Promise<string> => {
    const before = known.get(path);
    if (before?.version === version) return before.sha256;
    const sha256 = hashOf(path);
    known.set(path, { version, sha256 });
    return sha256;
  };
  return async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => offered.test(name));
    if (!names.includes(anywhere)) return [];
    return Promise.all(
      [anywhere, ...names.filter((name) => name !== anywhere).toSorted()].map(async (name) => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path);
        return { name, sizeBytes: size, sha256: await sha256Of(path, `${String(size)} ${String(mtimeMs)}`) };
      }),
    );
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
